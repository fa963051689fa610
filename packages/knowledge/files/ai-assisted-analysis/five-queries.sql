-- Five answers as an assistant might write them. Each runs, and each is wrong.

-- 1. What is the value of all orders that were not cancelled?
SELECT SUM(amount) FROM orders JOIN payments USING (order_id) WHERE status <> 'cancelled';

-- 2. How many customers have never ordered anything?
SELECT COUNT(DISTINCT customers.customer) FROM customers LEFT JOIN orders USING (customer)
WHERE status IS NULL OR status = 'cancelled';

-- 3. How many orders came in March 2025?
SELECT COUNT(*) FROM orders WHERE date > '2025-03-01' AND date < '2025-03-31';

-- 4. Which share of the customers in Galle has ordered?
SELECT COUNT(DISTINCT orders.customer) / COUNT(DISTINCT customers.customer)
FROM customers LEFT JOIN orders USING (customer) WHERE town = 'Galle';

-- 5. Which town has the highest average value of an order that was not cancelled?
SELECT town, SUM(amount) / COUNT(DISTINCT customer) AS average FROM orders JOIN customers USING (customer)
WHERE status = 'done' GROUP BY town ORDER BY average DESC LIMIT 1;
