import type { SkillArea } from '#knowledge/types.ts'

export const traffic: SkillArea = {
  locale: 'en',
  area: 'Serving traffic',
  skills: [
    {
      id: 'load-balancing',
      name: 'Load balancing',
      kind: 'concept',
      level: 2,
      hours: 15,
      prerequisites: ['networking'],
      aliases: [
        'load balancer',
        'haproxy',
        'f5 big ip',
        'application load balancer',
        'layer 7 load balancing',
        'traffic distribution',
      ],
      step: 'Spread traffic with a load balancer',
      description:
        'One address in front of many servers lets any of them fail or be updated. You learn how requests are shared, how sick servers are found and what goes wrong with sessions.',
      learn:
        'Layers 4 and 7, health checks, algorithms, draining, sticky sessions, client addresses, timeouts and a second balancer.',
      build: 'HAProxy before three small servers, with health checks and a page of statistics.',
      check: 'You stop one server under load and not one request fails.',
      outcomes: [
        'update a service server by server without users noticing',
        'choose between layer 4 and layer 7 for a service',
      ],
      tools: ['HAProxy'],
    },
    {
      id: 'reverse-proxies',
      name: 'Reverse proxies',
      kind: 'tool',
      level: 2,
      hours: 15,
      prerequisites: ['linux', 'http'],
      aliases: [
        'nginx',
        'apache http server',
        'apache httpd',
        'reverse proxy',
        'web server administration',
        'caddy server',
        'traefik',
        'web server configuration',
      ],
      step: 'Put services behind nginx',
      description:
        'A reverse proxy is the front door of most sites: it ends encryption, serves files and passes requests on. You learn to configure one and to read its errors.',
      learn:
        'Server and location blocks, proxy headers, static files, compression, caching, rate limits, timeouts, redirects and logs, and how Apache HTTP Server, Caddy and Traefik do the same.',
      build:
        'One server with two applications behind nginx under two names, with caching for one and a rate limit for the other.',
      check: 'You explain a 502 and a 504 from the log and mend both.',
      outcomes: [
        'publish several applications on one server under their own names',
        'find out whether proxy or application caused an error',
      ],
      tools: ['NGINX', 'Apache HTTP Server', 'Caddy', 'Traefik'],
    },
    {
      id: 'tls-certificate-operations',
      name: 'TLS certificate operations',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: ['linux'],
      aliases: [
        'tls certificates',
        'ssl certificates',
        'lets encrypt',
        "let's encrypt",
        'certbot',
        'acme protocol',
        'certificate renewal',
        'cert manager',
        'ssl/tls',
      ],
      step: 'Issue and renew TLS certificates by machine',
      description:
        'Expired certificates are among the most common causes of outages, and their life gets shorter each year. You learn to issue, renew and watch them without hands.',
      learn:
        'Chains of trust, private keys, ACME challenges with Certbot, looking at certificates with OpenSSL, wildcard names, an internal authority, renewal hooks, expiry alarms and what to do after a key leaks.',
      build:
        'A small internal authority with step-ca, a service whose certificate renews daily, and an alarm for one that does not.',
      check:
        'You stop renewal, the alarm comes in time, and a renewed certificate is served without a restart of the service.',
      outcomes: [
        'renew certificates by machine and hear of it when that fails',
        'find from outside why a browser refuses a certificate',
      ],
      tools: ['Certbot', 'OpenSSL', 'step-ca'],
    },
    {
      id: 'content-delivery-networks',
      name: 'Content delivery networks',
      kind: 'concept',
      level: 2,
      hours: 12,
      prerequisites: ['http'],
      aliases: [
        'cdn',
        'cloudflare',
        'cloudfront',
        'akamai',
        'fastly',
        'content delivery network',
        'azure front door',
        'edge caching',
      ],
      step: 'Serve a site through a content delivery network',
      description:
        'A CDN answers from a place near the visitor and takes load and attacks off your server. You learn what may be cached, for how long, and how to take a mistake back.',
      learn:
        'Cache keys, Cache-Control, purging, origins and shields, compression and images, signed links, attack protection and hit rates.',
      build:
        'A static site on Cloudflare’s free plan, under the address it gives you if you own no domain, with versioned files, and a table of answer times before and after from three places.',
      check: 'You publish a change that everybody sees at once, and name the hit rate from the figures.',
      outcomes: [
        'set cache headers so that visitors get fast and fresh pages',
        'find out why a page is not cached or stays old',
      ],
      tools: ['Cloudflare', 'Amazon CloudFront'],
    },
    {
      id: 'api-gateways',
      name: 'API management',
      kind: 'tool',
      level: 2,
      hours: 15,
      prerequisites: ['http', 'docker'],
      aliases: [
        'api gateway',
        'kong gateway',
        'apigee',
        'amazon api gateway',
        'azure api management',
        'api rate limiting',
      ],
      weakAliases: ['kong'],
      step: 'Guard APIs with a gateway',
      description:
        'A gateway gives all APIs of a company one door with keys, limits and records. You learn what belongs there and what must stay in the services behind it.',
      learn:
        'Routes, keys and tokens, rate limits and quotas, versions, transformations, timeouts and retries, request records, developer portals, and managed gateways such as Amazon API Gateway and Azure API Management.',
      build:
        'Kong or another open gateway in containers before two small APIs, with a key for each client and a limit of ten calls a minute.',
      check: 'The eleventh call gets a 429 that says when to come back, and the record names the client.',
      outcomes: [
        'publish several APIs behind one door with keys and limits',
        'move a client to a new version of an API without breaking the others',
      ],
      tools: ['Kong', 'Amazon API Gateway', 'Azure API Management'],
    },
    {
      id: 'edge-computing',
      name: 'Edge computing',
      kind: 'concept',
      level: 3,
      hours: 18,
      prerequisites: ['docker', 'cloud-fundamentals'],
      aliases: [
        'edge devices',
        'edge infrastructure',
        'k3s',
        'aws outposts',
        'azure iot edge',
        'aws greengrass',
        'multi access edge computing',
        'fog computing',
      ],
      step: 'Run programs at the edge',
      description:
        'A tea factory cannot stop when its line to the cloud does. Edge systems compute where data arises, and you learn to keep many small, far machines running and up to date.',
      learn:
        'What to compute where, small Kubernetes such as k3s, store and forward, updates that can be undone, device identity, and offline work.',
      build:
        'k3s on an old computer or a virtual machine that counts readings, keeps them while offline and sends them over MQTT afterwards.',
      check: 'You cut the line for an hour and no reading is lost or counted twice.',
      outcomes: [
        'decide what must run on site and what may wait for the cloud',
        'update distant machines with a way back',
      ],
      tools: ['k3s', 'MQTT'],
    },
    {
      id: 'high-availability-clusters',
      name: 'High-availability clusters',
      kind: 'practice',
      level: 3,
      hours: 20,
      prerequisites: ['linux', 'networking'],
      aliases: [
        'failover',
        'pacemaker',
        'keepalived',
        'windows failover clustering',
        'redundant systems',
        'ha cluster',
        'server clustering',
      ],
      step: 'Keep a service up when a machine dies',
      description:
        'Two servers are not yet a cluster: without care both believe they are in charge and destroy data. You learn quorum, fencing and how to prove that a failover works.',
      learn:
        'Single points of failure, active and standby, quorum, split brain, fencing, virtual addresses, replicated storage, and planned failovers.',
      build: 'Two machines with keepalived or Pacemaker that share an address for a web server, with a third vote.',
      check: 'You pull the plug of either machine at any moment and the service answers within your stated time.',
      outcomes: [
        'find the single points of failure in a drawing',
        'build a pair of servers that fails over without losing data',
      ],
      tools: ['Pacemaker', 'Corosync', 'keepalived', 'DRBD'],
    },
  ],
}
