-- Five slow questions about the invented shop of orders.sql. The answers must stay the same.
-- 1. How many orders were there in 2023?
SELECT count(*) FROM orders WHERE to_char(ordered_on, 'YYYY') = '2023';
-- 2. Which customers have an address that begins with Person4999?
SELECT id, email FROM customer WHERE email LIKE 'Person4999%';
-- 3. How many orders cost at least 5,489 with 10 % tax?
SELECT count(*) FROM orders WHERE amount * 110 / 100 >= 5489;
-- 4. How many customers have ordered nothing since 1 December 2025?
SELECT count(*) FROM customer c
WHERE (SELECT count(*) FROM orders o WHERE o.customer_id = c.id AND o.ordered_on >= '2025-12-01') = 0
  AND c.id <= 100;
-- 5. The ten oldest open orders
SELECT id, ordered_on, amount FROM orders WHERE status = 'open' ORDER BY ordered_on, id LIMIT 10;
