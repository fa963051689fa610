import type { SelfChecks } from '#knowledge/types.ts'

export const trafficSelfChecks: SelfChecks = {
  'load-balancing': [
    {
      ask: 'What can a layer 7 balancer decide by that a layer 4 balancer cannot see?',
      answer:
        'Host, path, headers and cookies of each request. A layer 4 balancer only sees addresses and ports and decides once for a connection.',
    },
    {
      ask: 'Why should a health check ask more than whether the port is open, and yet not test the database?',
      answer:
        'An open port says little about the application. But if the check depends on a shared database, one fault there takes every server out at once.',
    },
    {
      ask: 'The servers behind a balancer log the same client address for everybody: why, and how is it mended?',
      answer:
        'They see the balancer’s address. It must pass the real one in X-Forwarded-For or by the PROXY protocol, and the servers must trust that only from the balancer.',
    },
  ],
  'reverse-proxies': [
    {
      ask: 'What is the difference between a 502 and a 504 from nginx?',
      answer:
        '502: the upstream refused the connection or sent nonsense, often because it is down. 504: it took the request but did not answer within the timeout.',
    },
    {
      ask: 'An application behind a proxy builds links with http although visitors use https: why, and what mends it?',
      answer:
        'Encryption ends at the proxy, so the application sees http. Set X-Forwarded-Proto and Host at the proxy and make the application trust them.',
    },
    {
      ask: 'Why test with nginx -t and then reload rather than restart?',
      answer:
        'The test finds errors before they bite, and a reload lets old workers finish their requests while new ones start with the new configuration.',
    },
  ],
  'tls-certificate-operations': [
    {
      ask: 'A site works in your browser, but curl and an old phone refuse its certificate: what is the likely fault?',
      answer:
        'The server does not send the intermediate certificate. Browsers may have it cached or fetch it; others cannot build the chain.',
    },
    {
      ask: 'When must you use the DNS challenge rather than the HTTP challenge?',
      answer: 'For wildcard names and for hosts that cannot be reached from the internet on port 80.',
    },
    {
      ask: 'A private key has leaked: what do you do, and why is renewing with the same key no help?',
      answer:
        'Make a new key, get and install a new certificate, then revoke the old one. A certificate with the same key can still be impersonated by whoever holds it.',
    },
  ],
  'content-delivery-networks': [
    {
      ask: 'Why give files a hash in their names and cache them for a year, but the HTML for a short time?',
      answer:
        'A changed file gets a new name, so old copies cannot be wrong and need no purge; only the HTML that names them must be fresh.',
    },
    {
      ask: 'What does s-maxage do that max-age does not?',
      answer:
        'It sets the lifetime for shared caches such as a CDN only, so the edge may keep a page longer or shorter than browsers do.',
    },
    {
      ask: 'A user sees another user’s account page through the CDN: how did it happen?',
      answer:
        'A personal answer was cached because it lacked private or no-store, or because the cookie was not part of the cache key while caching was forced.',
    },
  ],
  'api-gateways': [
    {
      ask: 'What should stay in the service although the gateway checks tokens?',
      answer:
        'The decision whether this user may touch this object. The gateway only knows that the token is valid and its scopes, not who owns a record.',
    },
    {
      ask: 'Why can retries at the gateway make an outage worse?',
      answer:
        'They multiply load on services that already struggle, and repeat calls that are not idempotent. Limit them by budget, back off, and retry only safe calls.',
    },
    {
      ask: 'How does a token bucket differ from a fixed window as a rate limit?',
      answer:
        'The bucket refills steadily and allows short bursts up to its size; a fixed window allows double the rate around its border.',
    },
  ],
  'edge-computing': [
    {
      ask: 'How do you send readings after an outage so that none counts twice?',
      answer:
        'Give each reading an id or sequence number, keep it until acknowledged and resend; the receiver drops ids it has already stored.',
    },
    {
      ask: 'Why do edge devices update with two system partitions?',
      answer:
        'The new system goes to the inactive one; if it fails to start or to report, the device boots the old one again, without a technician’s journey.',
    },
    {
      ask: 'What speaks for computing on site rather than in the cloud, and what against it?',
      answer:
        'For: latency, work while offline, less data to send, data that must stay. Against: many machines in poor places to update, secure and replace.',
    },
  ],
  'high-availability-clusters': [
    {
      ask: 'Why does a cluster of two nodes need a third vote?',
      answer:
        'When the link between them breaks, each holds one of two votes and neither can know whether the other is dead. A third vote gives one side the majority.',
    },
    {
      ask: 'What is fencing, and why does it come before taking over the disk?',
      answer:
        'Making sure, for instance by cutting power, that the silent node can no longer write. Otherwise both may write to the same data and destroy it.',
    },
    {
      ask: 'Two servers in parallel are each up 99 % of the time: what availability do they give together, and why is it less in practice?',
      answer:
        'If failures were independent, 99.99 %. In practice they share power, network, software faults and a failover that may itself fail.',
    },
  ],
}
