CREATE TABLE customers (customer TEXT PRIMARY KEY, name TEXT, town TEXT);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, date DATE, customer TEXT, amount INTEGER, status TEXT);
CREATE TABLE payments (payment INTEGER PRIMARY KEY, order_id INTEGER, paid INTEGER);
.import --csv --skip 1 invented-customers.csv customers
.import --csv --skip 1 invented-orders.csv orders
.import --csv --skip 1 invented-payments.csv payments
