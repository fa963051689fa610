"""A practice tea shop for testers. All names and prices are invented. Licence: CC0.

Start it:            python3 shop.py
With a fault:        python3 shop.py --fault 3        (0 is none, 1 to 12 are faults)
Another port:        python3 shop.py --port 8080
Pages:               http://localhost:8000/
Users:               asha / tea123   and   ravi / tea456
It keeps its data in memory. POST /api/reset puts everything back.
"""
import argparse
import json
import random
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

options = argparse.ArgumentParser()
options.add_argument('--port', type=int, default=8000)
options.add_argument('--fault', type=int, default=0)
options = options.parse_args()
FAULT = options.fault

USERS = {'asha': 'tea123', 'ravi': 'tea456'}
DELIVERY, FREE_FROM, MOST = 250, 2000, 20
lock = threading.Lock()
search_lock = threading.Lock()
shop = {}


def reset():
    names = [('Nuwara Eliya', 450, 40), ('Uva', 380, 25), ('Dimbula', 400, 60), ('Green Sencha', 520, 12),
             ('Ginger', 300, 0), ('Masala', 350, 80)]
    shop['teas'] = [{'id': i + 1, 'name': n, 'price': p, 'stock': s} for i, (n, p, s) in enumerate(names)]
    shop['orders'], shop['tokens'], shop['keys'], shop['next'] = {}, {}, {}, 1


def total(price, quantity, coupon):
    goods = price * quantity
    if FAULT == 1 and quantity >= 10:
        goods = price * (quantity - 1)
    discount = goods // 10 if coupon == 'TEA10' else 0
    if FAULT == 2:
        discount = goods // 10 if coupon else 0
    goods -= discount
    free = goods > FREE_FROM if FAULT == 3 else goods >= FREE_FROM
    return goods + (0 if free else DELIVERY)


class Problem(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *args):
        pass

    def send(self, status, value=None, kind='application/json'):
        body = b'' if value is None else (value if isinstance(value, str) else json.dumps(value)).encode()
        self.send_response(status)
        self.send_header('Content-Type', kind + '; charset=utf-8')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def body(self):
        if FAULT == 4:
            return json.loads(self.raw)
        try:
            value = json.loads(self.raw)
        except ValueError:
            raise Problem(400, 'The body must be JSON')
        if not isinstance(value, dict):
            raise Problem(400, 'The body must be a JSON object')
        return value

    def user(self):
        token = (self.headers.get('Authorization') or '').removeprefix('Bearer ')
        name = shop['tokens'].get(token)
        if name is None:
            raise Problem(401, 'Sign in first')
        return name

    def order(self, number):
        name = self.user()
        found = shop['orders'].get(number)
        if found is None:
            raise Problem(404, 'No such order')
        if found['user'] != name and FAULT != 5:
            raise Problem(403, 'This order belongs to someone else')
        return found

    def answer(self, method):
        url = urlparse(self.path)
        path, query = url.path.rstrip('/') or '/', {k: v[0] for k, v in parse_qs(url.query).items()}
        parts = path.split('/')[1:]
        if method == 'GET' and path == '/':
            return 200, PAGE
        if method == 'POST' and path == '/api/reset':
            reset()
            return 204, None
        if method == 'GET' and path == '/api/teas':
            return 200, self.teas(query)
        if method == 'GET' and path == '/api/search':
            with search_lock:
                time.sleep(0.02)
                return 200, self.teas(query)
        if method == 'GET' and parts[:2] == ['api', 'teas'] and len(parts) == 3:
            tea = next((t for t in self.teas({}) if str(t['id']) == parts[2]), None)
            if tea is None:
                raise Problem(404, 'No such tea')
            return 200, tea
        if method == 'POST' and path == '/api/login':
            data = self.body()
            user = data.get('user')
            if not isinstance(user, str) or user not in USERS or USERS[user] != data.get('password'):
                raise Problem(401, 'User or password is wrong')
            token = f'{random.getrandbits(64):016x}'
            shop['tokens'][token] = user
            return 200, {'token': token}
        if path == '/api/orders':
            return self.orders(method)
        if parts[:2] == ['api', 'orders'] and len(parts) == 3 and parts[2].isdigit():
            found = self.order(int(parts[2]))
            if method == 'GET':
                return 200, found
            if method == 'DELETE':
                del shop['orders'][found['id']]
                if FAULT != 6:
                    shop['teas'][found['tea'] - 1]['stock'] += found['quantity']
                return 204, None
        if method in ('PUT', 'PATCH'):
            raise Problem(405, 'Use GET, POST or DELETE')
        raise Problem(404, 'No such address')

    def teas(self, query):
        text = query.get('q', '')
        found = []
        for tea in shop['teas']:
            hit = text in tea['name'] if FAULT == 7 else text.lower() in tea['name'].lower()
            if hit:
                tea = dict(tea)
                if FAULT == 8:
                    tea['cost'] = tea.pop('price')
                found.append(tea)
        return found

    def orders(self, method):
        name = self.user()
        if method == 'GET':
            return 200, [o for o in shop['orders'].values() if o['user'] == name]
        if method != 'POST':
            raise Problem(405, 'Use GET or POST')
        data = self.body()
        key = self.headers.get('Idempotency-Key')
        if key and FAULT != 9 and (name, key) in shop['keys']:
            return 200, shop['keys'][(name, key)]
        tea = next((t for t in shop['teas'] if t['id'] == data.get('tea')), None)
        if tea is None:
            raise Problem(404, 'No such tea')
        quantity = data.get('quantity')
        if isinstance(quantity, bool) or not isinstance(quantity, int):
            raise Problem(400, 'Quantity must be a whole number')
        if quantity < (0 if FAULT == 10 else 1) or quantity > MOST:
            raise Problem(400, f'Quantity must be from 1 to {MOST}')
        if quantity > tea['stock'] and FAULT != 11:
            raise Problem(409, f"Only {tea['stock']} left")
        tea['stock'] -= quantity
        number = shop['next']
        shop['next'] += 1
        order = {'id': number, 'user': name, 'tea': tea['id'], 'quantity': quantity,
                 'total': total(tea['price'], quantity, data.get('coupon'))}
        shop['orders'][number] = order
        if key:
            shop['keys'][(name, key)] = order
        return 201, order

    def handle_any(self, method):
        self.raw = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        try:
            if urlparse(self.path).path == '/api/search':
                status, value = self.answer(method)
            else:
                with lock:
                    status, value = self.answer(method)
        except Problem as problem:
            status, value = problem.status, {'error': str(problem)}
        except Exception:
            status, value = 500, {'error': 'Something broke'}
        if value is PAGE:
            self.send(status, value, 'text/html')
        else:
            self.send(status, value)

    def do_GET(self):
        self.handle_any('GET')

    def do_POST(self):
        self.handle_any('POST')

    def do_DELETE(self):
        self.handle_any('DELETE')

    def do_PUT(self):
        self.handle_any('PUT')

    def do_PATCH(self):
        self.handle_any('PATCH')


PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tea shop</title>
<style>body{font:16px sans-serif;max-width:40em;margin:1em auto;padding:0 1em}li{margin:.5em 0}
.error{color:#a00}label{display:block;margin:.5em 0}</style>
<h1>Tea shop</h1>
<form id="login"><h2>Sign in</h2>
<label>User <input name="user" autocomplete="username"></label>
<label>Password <input name="password" type="password" autocomplete="current-password"></label>
<button>Sign in</button></form>
<p id="hello" hidden></p>
<form id="search" role="search"><label>Search teas <input name="q" type="search"></label><button>Search</button></form>
<h2>Teas</h2><ul id="teas" aria-live="polite"><li>Loading …</li></ul>
<form id="order" hidden><h2>Order</h2>
<label>Tea <select name="tea"></select></label>
<label>Quantity <input name="quantity" type="number" value="1"></label>
<label>Coupon <input name="coupon"></label>
<button>Place order</button></form>
<p id="message" role="status"></p>
<section id="mine" hidden><h2>Your orders</h2><ul id="orders"></ul></section>
<script>
const $ = id => document.getElementById(id), FAULT = __FAULT__;
let token = '';
const call = async (path, method = 'GET', data) => {
  await new Promise(done => setTimeout(done, 200 + Math.random() * 800));
  const reply = await fetch(path, {method, headers: token ? {Authorization: 'Bearer ' + token} : {},
    body: data ? JSON.stringify(data) : undefined});
  const value = reply.status === 204 ? {} : await reply.json();
  if (!reply.ok) throw new Error(value.error);
  return value;
};
const say = (text, bad) => { $('message').textContent = text; $('message').className = bad ? 'error' : ''; };
const item = text => { const li = document.createElement('li'); li.textContent = text; return li; };
let asked = 0;
async function teas() {
  const q = $('search').q.value, mine = ++asked;
  const list = await call('/api/teas?q=' + encodeURIComponent(q));
  if (mine !== asked) return;
  $('teas').replaceChildren(...list.map(t => item(`${t.name}: ${t.price} rupees, ${t.stock ? t.stock + ' left' : 'sold out'}`)));
  if (!list.length) $('teas').append(item('No tea found'));
  if (!q) $('order').tea.replaceChildren(...list.map(t => new Option(t.name, t.id)));
}
async function orders() {
  const list = await call('/api/orders');
  $('orders').replaceChildren(...list.map(o => {
    const li = item(`Order ${o.id}: ${o.quantity} for ${o.total} rupees `), button = document.createElement('button');
    button.textContent = 'Cancel order ' + o.id;
    button.onclick = async () => {
      await call('/api/orders/' + o.id, 'DELETE');
      say('Order cancelled');
      if (FAULT !== 12) await orders();
      await teas();
    };
    li.append(button);
    return li;
  }));
}
$('login').onsubmit = async event => {
  event.preventDefault();
  try {
    const form = $('login');
    token = (await call('/api/login', 'POST', {user: form.user.value, password: form.password.value})).token;
    $('hello').textContent = 'Signed in as ' + form.user.value;
    $('hello').hidden = $('order').hidden = $('mine').hidden = false; form.hidden = true; say('');
    await orders();
  } catch (error) { say(error.message, true); }
};
$('search').onsubmit = event => { event.preventDefault(); teas(); };
$('order').onsubmit = async event => {
  event.preventDefault();
  try {
    const form = $('order'), made = await call('/api/orders', 'POST',
      {tea: Number(form.tea.value), quantity: Number(form.quantity.value), coupon: form.coupon.value});
    say(`Thank you. Order ${made.id} costs ${made.total} rupees.`); await orders(); await teas();
  } catch (error) { say(error.message, true); }
};
teas();
</script></html>
""".replace('__FAULT__', str(FAULT))

reset()
print(f'Tea shop on http://localhost:{options.port}/, fault {FAULT}', flush=True)
ThreadingHTTPServer(('127.0.0.1', options.port), Handler).serve_forever()
