-- An invented shop: 50,000 customers and 1,000,000 orders of 2022 to 2025.
-- Run it in an empty database: psql -d shop -f orders.sql
CREATE TABLE customer (id int PRIMARY KEY, email text NOT NULL, city text NOT NULL, province text NOT NULL);
INSERT INTO customer
SELECT n, 'Person' || n || '@example.lk',
       (ARRAY['Jaffna', 'Colombo', 'Kandy', 'Galle', 'Batticaloa'])[1 + n % 5],
       (ARRAY['Northern', 'Western', 'Central', 'Southern', 'Eastern'])[1 + n % 5]
FROM generate_series(1, 50000) AS n;

CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL, ordered_on date NOT NULL, status text NOT NULL, amount int NOT NULL);
INSERT INTO orders
SELECT n, 1 + (n::bigint * 7919 % 50000)::int,
       date '2022-01-01' + (n::bigint * 104729 % 1461)::int,
       CASE WHEN n % 1000 = 0 THEN 'open' WHEN n % 20 = 0 THEN 'returned' ELSE 'paid' END,
       100 + (n::bigint * 31 % 4900)::int
FROM generate_series(1, 1000000) AS n;

VACUUM ANALYZE customer;
VACUUM ANALYZE orders;
