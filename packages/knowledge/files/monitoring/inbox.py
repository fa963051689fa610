"""Shows each message of Alertmanager in the terminal: python inbox.py listens on http://localhost:9099/"""

import json
from http.server import BaseHTTPRequestHandler, HTTPServer


class Inbox(BaseHTTPRequestHandler):
    def do_POST(self):
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        print(message["status"], [alert["labels"]["alertname"] for alert in message["alerts"]], flush=True)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        """Only the messages are shown."""


HTTPServer(("localhost", 9099), Inbox).serve_forever()
