# A practice server of an invented tea shop. Run: python3 tea_server.py  Stop: Ctrl+C
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import strftime


class Tea(BaseHTTPRequestHandler):
    def do_GET(self):
        visits = 0
        for part in self.headers.get("Cookie", "").split("; "):
            if part.startswith("visits="):
                visits = int(part[7:])
        body = f"Visit number {visits + 1}, made at {strftime('%H:%M:%S')}\n".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Set-Cookie", f"visits={visits + 1}; Max-Age=3600; HttpOnly; SameSite=Lax")
        if self.path == "/menu":
            self.send_header("Cache-Control", "max-age=60")
        else:
            self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)


ThreadingHTTPServer(("localhost", 8000), Tea).serve_forever()
