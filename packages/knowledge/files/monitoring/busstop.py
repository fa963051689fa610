"""An invented service for the monitoring sessions: when does the next bus come?

python busstop.py        serves http://localhost:8000/next, metrics on http://localhost:8001/metrics
python busstop.py load   asks /next five times a second, until you press Ctrl+C

/mode/normal, /mode/errors and /mode/slow change how it behaves. Needs: pip install prometheus-client
"""

import json
import random
import sys
import time
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

from prometheus_client import Counter, Gauge, Histogram, start_http_server

REQUESTS = Counter("busstop_requests_total", "Requests answered", ["status"])
SECONDS = Histogram("busstop_request_seconds", "Seconds for an answer", buckets=[0.05, 0.1, 0.25, 0.5, 1, 2])
OPEN = Gauge("busstop_open_requests", "Requests being answered now")

state = {"mode": "normal", "number": 0}
lock = Lock()


def answer():
    """Returns the status and the text for one question about the next bus."""
    with lock:
        state["number"] += 1
        number = state["number"]
    time.sleep(0.8 if state["mode"] == "slow" else random.uniform(0.01, 0.04))
    if state["mode"] == "errors" and number % 10 == 0:
        return 500, "The timetable can't be read"
    return 200, f"The next bus comes in {random.randint(1, 20)} minutes"


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path.startswith("/mode/"):
            state["mode"] = self.path.removeprefix("/mode/")
            return self.reply(200, f"Mode: {state['mode']}")
        if self.path != "/next":
            return self.reply(404, "Try /next")
        started = time.perf_counter()
        with OPEN.track_inprogress():
            status, text = answer()
        seconds = time.perf_counter() - started
        REQUESTS.labels(str(status)).inc()
        SECONDS.observe(seconds)
        request = uuid.uuid4().hex[:8]
        with lock, open("busstop.log", "a", encoding="utf-8") as log:
            line = {
                "time": time.strftime("%Y-%m-%dT%H:%M:%S"),
                "request": request,
                "status": status,
                "milliseconds": round(seconds * 1000),
                "message": text,
            }
            log.write(json.dumps(line) + "\n")
        self.reply(status, f"{text} (request {request})")

    def reply(self, status, text):
        body = f"{text}\n".encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """busstop.log is the log, not the terminal."""


def load():
    while True:
        try:
            urllib.request.urlopen("http://localhost:8000/next", timeout=5).read()
        except OSError as error:
            print(error)
        time.sleep(0.2)


if __name__ == "__main__":
    if sys.argv[1:] == ["load"]:
        load()
    start_http_server(8001)
    ThreadingHTTPServer(("localhost", 8000), Handler).serve_forever()
