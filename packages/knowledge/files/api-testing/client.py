"""A small helper for tests of the practice tea shop. Licence: CC0.

from client import call, token
status, value = call('GET', '/api/teas')
status, value = call('POST', '/api/orders', {'tea': 1, 'quantity': 2}, token('asha'))
"""
import json
import os
import urllib.error
import urllib.request

SHOP = os.environ.get('SHOP', 'http://localhost:8000')
PASSWORDS = {'asha': 'tea123', 'ravi': 'tea456'}


def call(method, path, data=None, token=None, key=None):
    """Sends a request and returns the status and the JSON value of the answer."""
    headers = {'Content-Type': 'application/json'}
    if token:
        headers['Authorization'] = 'Bearer ' + token
    if key:
        headers['Idempotency-Key'] = key
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(SHOP + path, data=body, headers=headers, method=method)
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as problem:
        answer = problem
    text = answer.read()
    return answer.status, json.loads(text) if text else None


def token(user):
    """Signs a user in and returns the token."""
    return call('POST', '/api/login', {'user': user, 'password': PASSWORDS[user]})[1]['token']
