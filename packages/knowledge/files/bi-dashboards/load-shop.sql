CREATE TABLE shops (shop TEXT PRIMARY KEY, town TEXT, opened INTEGER);
CREATE TABLE products (product TEXT PRIMARY KEY, name TEXT, kind TEXT, cost INTEGER);
CREATE TABLE sales (date DATE, shop TEXT REFERENCES shops, product TEXT REFERENCES products, units INTEGER, revenue INTEGER);
.import --csv --skip 1 invented-shops.csv shops
.import --csv --skip 1 invented-products.csv products
.import --csv --skip 1 invented-sales.csv sales
