import type { SelfChecks } from '#knowledge/types.ts'

export const cloudSelfChecks: SelfChecks = {
  'cloud-fundamentals': [
    {
      ask: 'Under shared responsibility, who patches the operating system of a virtual machine, and who that of a managed database?',
      answer:
        'The customer patches the virtual machine; the provider patches the managed database’s system. Data and access rights stay the customer’s in both.',
    },
    {
      ask: 'What is the difference between a region and an availability zone, and what does using two zones protect from?',
      answer:
        'A region is a geographic area with several zones, each of one or more separate data centres. Two zones survive the failure of one, not that of the region.',
    },
    {
      ask: 'A test server was shut down, yet the bill goes on: what may still cost money?',
      answer:
        'Its disks and snapshots, reserved public addresses, load balancers, gateways and backups are charged until removed; on Azure also the machine itself when it was only shut down from inside and not deallocated.',
    },
  ],
  aws: [
    {
      ask: 'What is the difference between a security group and a network ACL?',
      answer:
        'A security group is stateful, belongs to interfaces and only allows; a network ACL is stateless, belongs to a subnet, has ordered allow and deny rules and needs rules for answers too.',
    },
    {
      ask: 'How does a program on an EC2 machine read a bucket without an access key?',
      answer:
        'Through an instance profile with an IAM role; the SDK fetches short-lived credentials from the metadata service.',
    },
    {
      ask: 'What makes a subnet public?',
      answer:
        'A route to an internet gateway in its route table. An instance in it also needs a public address and a permitting security group to be reached.',
    },
  ],
  azure: [
    {
      ask: 'What is a resource group for, and what happens when it is deleted?',
      answer:
        'It holds resources that share a life cycle, rights and tags. Deleting it deletes all of them, which a lock can prevent.',
    },
    {
      ask: 'Why give an app service a managed identity?',
      answer:
        'It signs in to other services such as Key Vault or a database without any stored secret; Azure creates and rotates the credentials.',
    },
    {
      ask: 'What does Azure Policy do that role assignments cannot?',
      answer:
        'Roles say who may act; a policy says what a resource may look like, whoever makes it: regions, tags, sizes. It can audit, deny or correct.',
    },
  ],
  'google-cloud': [
    {
      ask: 'How do rights set on a folder act on the projects in it?',
      answer:
        'They are inherited downwards and add up; a project cannot take away by an allow policy what the folder grants. Deny policies exist for that.',
    },
    {
      ask: 'What happens on Cloud Run when no request comes for a while, and what does the next caller feel?',
      answer:
        'It scales to zero instances and costs no compute; the next request waits for a cold start unless a minimum number of instances is set.',
    },
    {
      ask: 'Why avoid downloaded service-account keys, and what replaces them?',
      answer:
        'They are long-lived and leak. Attach the service account to the workload, or use workload identity federation from outside.',
    },
  ],
  'cloud-networking': [
    {
      ask: 'A private machine must download updates but never be reached from outside: what does it need?',
      answer:
        'A route to a NAT gateway in a public subnet, which only lets answers in, or private endpoints or mirrors for what it needs.',
    },
    {
      ask: 'Networks A–B and B–C are peered: why can A not reach C, and what mends it?',
      answer:
        'Peering is not transitive. Peer A with C directly or connect all to a transit gateway or hub with routes.',
    },
    {
      ask: 'What does BGP over a VPN to an office give that static routes do not?',
      answer:
        'Routes are learned and withdrawn by themselves, so traffic moves to the second tunnel when one fails and new subnets need no hand work.',
    },
  ],
  serverless: [
    {
      ask: 'Why must a function fed by a queue be idempotent?',
      answer:
        'Delivery is at least once: a message may come again after a timeout or error, so repeating it must not change the result.',
    },
    {
      ask: 'What is a cold start, and what shortens it?',
      answer:
        'The time to make a new environment and load code before the first request. Smaller packages, less work at start-up, more memory or provisioned instances shorten it.',
    },
    {
      ask: 'How can scaling functions break a relational database, and what is the remedy?',
      answer:
        'Each parallel instance opens its own connection until the limit is reached. Use a connection proxy or pool and limit the concurrency.',
    },
  ],
  'cloud-architecture': [
    {
      ask: 'A request needs three services in a row, each available 99.9 %: what availability does the user get at best?',
      answer: 'About 99.7 %, the product of the three, unless failures are bridged by caches, queues or fallbacks.',
    },
    {
      ask: 'How do recovery targets change a design?',
      answer:
        'Hours allow backups restored from code; minutes need warm standby; seconds and no loss need several active sites with synchronous copies, at rising cost.',
    },
    {
      ask: 'What does a queue between a web front and a slow worker give, and what does it take?',
      answer:
        'It absorbs peaks and outages of the worker and lets both scale alone. The answer comes later, so users need a status, and messages may repeat.',
    },
  ],
  'cloud-cost': [
    {
      ask: 'When does a one-year commitment not pay although it costs a third less?',
      answer:
        'When the load may shrink, move or change its kind: below roughly two thirds of use it costs more than paying by the hour.',
    },
    {
      ask: 'Why is a total cost by month a poor measure for a growing service, and what is better?',
      answer:
        'It rises with success. Cost per order, user or request shows whether the service gets cheaper or dearer to run.',
    },
    {
      ask: 'Which costs surprise teams that only compared server prices?',
      answer:
        'Data leaving the cloud or crossing zones, NAT gateways, logs, snapshots, idle test systems, support plans and licences.',
    },
  ],
  'cloud-migration': [
    {
      ask: 'When is lift and shift the right choice although it wastes some advantages?',
      answer:
        'When a deadline such as a closing data centre presses or an application will soon be retired: little risk and change now, rework later.',
    },
    {
      ask: 'How do you move a large database with only minutes of downtime?',
      answer:
        'Copy it while it runs, replicate changes continuously, compare, then stop writes, let the rest catch up, switch over, and keep a way back.',
    },
    {
      ask: 'Which dependencies are usually forgotten in a migration?',
      answer:
        'Fixed addresses and firewall rules of partners, scheduled jobs, mail relays, licences bound to hardware, certificates, file shares and latency to systems left behind.',
    },
  ],
}
