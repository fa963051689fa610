"""The order service of an invented tea shop, for practice. CC0. Needs Python 3.9 or newer and no packages.

Settings from the environment: PORT (8000), WORKERS (1), WORK_MS (50, work per order),
LIMIT (0, longest queue before it refuses, 0 means no limit), FAIL (0, per cent of orders that fail).
Addresses: /order, /health, /metrics for Prometheus, and /fail?percent=20 to change FAIL while it runs.
"""
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse


def setting(name, default):
    return int(os.environ.get(name, default))


WORKERS, WORK, LIMIT = setting("WORKERS", 1), setting("WORK_MS", 50) / 1000, setting("LIMIT", 0)
state = {"fail": setting("FAIL", 0), "orders": 0, "waiting": 0, "seconds": 0.0}
codes = {200: 0, 500: 0, 503: 0}
buckets = {"0.1": 0, "0.5": 0, "1": 0, "+Inf": 0}
lock, free = threading.Lock(), threading.Semaphore(WORKERS)


def order():
    with lock:
        if LIMIT and state["waiting"] >= LIMIT:
            return 503
        state["waiting"] += 1
    with free:
        with lock:
            state["waiting"] -= 1
            state["orders"] += 1
            failed = state["orders"] * state["fail"] % 100 < state["fail"]
        time.sleep(WORK)
    return 500 if failed else 200


def metrics():
    lines = [f'shop_requests_total{{code="{code}"}} {count}' for code, count in codes.items()]
    lines += [f'shop_request_seconds_bucket{{le="{le}"}} {count}' for le, count in buckets.items()]
    lines += [f'shop_request_seconds_sum {state["seconds"]:.3f}', f'shop_request_seconds_count {buckets["+Inf"]}']
    return "\n".join(lines + [f'shop_waiting {state["waiting"]}', ""])


class Shop(BaseHTTPRequestHandler):
    def do_GET(self):
        address = urlparse(self.path)
        code, text = 200, "ok\n"
        if address.path == "/order":
            begin = time.monotonic()
            code = order()
            took = time.monotonic() - begin
            with lock:
                codes[code] += 1
                state["seconds"] += took
                for le in buckets:
                    buckets[le] += took <= float(le)
            text = {200: "Your tea is on its way.\n", 500: "Something broke.\n", 503: "Too busy, come back soon.\n"}[code]
        elif address.path == "/metrics":
            text = metrics()
        elif address.path == "/fail":
            state["fail"] = int(parse_qs(address.query).get("percent", ["0"])[0])
        elif address.path != "/health":
            code, text = 404, "not found\n"
        self.send_response(code)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 1024


if __name__ == "__main__":
    print(f"Shop on port {setting('PORT', 8000)}, {WORKERS} workers, {WORK * 1000:.0f} ms an order", flush=True)
    Server(("127.0.0.1", setting("PORT", 8000)), Shop).serve_forever()
