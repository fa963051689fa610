import type { SelfChecks } from '#knowledge/types.ts'

export const cloudServicesSelfChecks: SelfChecks = {
  'cloud-iam': [
    {
      ask: 'On AWS one policy allows an action and another denies it: which wins, and what if neither speaks?',
      answer: 'An explicit deny always wins. If nothing allows the action, it is denied by default.',
    },
    {
      ask: 'Why is a role better than a user with an access key for a pipeline?',
      answer:
        'A role gives credentials that expire within hours and can be tied to the pipeline’s identity, so there is no lasting key to leak.',
    },
    {
      ask: 'What is privilege escalation by PassRole or a similar right?',
      answer:
        'Somebody with few rights starts a service with a stronger role and acts through it. Limit which roles may be passed and to which service.',
    },
  ],
  'cloud-monitoring': [
    {
      ask: 'Memory use of a cloud server is missing from its dashboard: why, and what is needed?',
      answer:
        'The hypervisor does not see inside the machine. An agent in the operating system must send memory and disk figures.',
    },
    {
      ask: 'What does an audit trail record that application logs do not?',
      answer: 'Calls to the cloud’s own API: who created, changed or deleted which resource, when and from where.',
    },
    {
      ask: 'The bill for logs exceeds that for servers: what do you do?',
      answer:
        'Find the noisiest sources, lower levels or sample, set retention per group, move old logs to object storage, and turn counts into metrics.',
    },
  ],
  'cloud-storage': [
    {
      ask: 'How do you let a browser upload a file to a private bucket without giving it rights?',
      answer:
        'The server makes a signed link for one object, method and short time, and the browser uploads with it directly.',
    },
    {
      ask: 'What does a delete do in a bucket with versions switched on, and how is the object brought back?',
      answer:
        'It adds a delete marker; older versions stay and are paid for. Removing the marker or copying an old version brings it back.',
    },
    {
      ask: 'Why may moving small files to an archive class cost more?',
      answer:
        'Charges for each transition and retrieval, a minimum size and a minimum storage time outweigh the lower price.',
    },
  ],
  'cloud-databases': [
    {
      ask: 'What is the difference between a standby in another zone and a read replica?',
      answer:
        'A standby is a synchronous copy for failover. A replica is usually asynchronous, serves reads and may lag, so it can miss the last writes.',
    },
    {
      ask: 'What remains your work with a managed database?',
      answer:
        'Schema, queries and indexes, access and network, sizes, choosing upgrade times, testing restores, and cost.',
    },
    {
      ask: 'What must an application do so that a failover is only a short hiccup?',
      answer:
        'Connect by name with short DNS caching, drop dead connections by timeouts, reconnect with back-off and retry only safe transactions.',
    },
  ],
  'multi-cloud': [
    {
      ask: 'Why does running the same application active in two clouds rarely raise availability as hoped?',
      answer:
        'Data must be kept consistent between them, and shared parts, such as DNS, pipeline and people’s mistakes, fail both. The added complexity causes outages of its own.',
    },
    {
      ask: 'What is data gravity?',
      answer:
        'Large data pulls applications to where it lies, because moving it costs time and egress fees; so where data is kept largely decides the cloud.',
    },
    {
      ask: 'Which parts of an application are easily moved between clouds, and which are not?',
      answer:
        'Containers, PostgreSQL and code with open interfaces move easily; identities, proprietary databases, events and managed analytics do not.',
    },
  ],
  'hybrid-cloud': [
    {
      ask: 'Office and cloud both use 10.0.0.0/16: what goes wrong and what are the ways out?',
      answer:
        'Routes collide, so neither side can tell where an address lies. Renumber one side, or translate addresses as a stopgap.',
    },
    {
      ask: 'How do machines in the office resolve private names in the cloud?',
      answer:
        'Their resolver forwards that zone to an inbound resolver endpoint in the cloud over the link; the reverse needs an outbound rule.',
    },
    {
      ask: 'Users sign in at home and in the cloud with one identity: what must be thought of for a cut link?',
      answer:
        'If cloud sign-in is checked at home it stops with the link; synchronised password hashes or a second controller in the cloud keep it working.',
    },
  ],
  'landing-zones': [
    {
      ask: 'Why separate production and test by accounts rather than by tags?',
      answer:
        'An account is a hard border for rights, quotas and bills; a tag only works as long as every policy and person respects it.',
    },
    {
      ask: 'What does a service control policy do, and what does it not?',
      answer:
        'It limits what anybody in member accounts can do, even their administrators. It grants nothing; rights must still come from IAM.',
    },
    {
      ask: 'Why do audit logs go to a separate account?',
      answer: 'An intruder or administrator in a workload account then cannot alter or delete the traces.',
    },
  ],
}
