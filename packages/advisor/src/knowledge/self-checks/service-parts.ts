import type { SelfChecks } from '#knowledge/types.ts'

export const servicePartsSelfChecks: SelfChecks = {
  grpc: [
    {
      ask: 'Why must the number of a Protocol Buffers field never be used again for something else?',
      answer:
        'Messages carry only numbers; an old program would read the new value as the old field, so removed numbers are reserved.',
    },
    {
      ask: 'What happens to a gRPC call without a deadline when the server hangs?',
      answer:
        'It waits without limit and holds resources; clients should always set a deadline, which is passed on to further calls.',
    },
    {
      ask: 'Why does a simple connection balancer spread gRPC load badly?',
      answer:
        'Many calls share one long-lived HTTP/2 connection; balance by request with a proxy that knows HTTP/2, or on the client.',
    },
  ],
  'soap-web-services': [
    {
      ask: 'What does a WSDL contain that a client generator needs?',
      answer: 'The operations, the messages with their XML Schema types, the binding and the address of the service.',
    },
    {
      ask: 'Where in a SOAP answer do you find an error, and how is it built?',
      answer: 'In a Fault element of the body, with a code, a reason and possibly details.',
    },
    {
      ask: 'Why does an XPath expression find nothing although the element is clearly there?',
      answer:
        'The element is in a namespace, often the default one; bind a prefix to that namespace and use it in the expression.',
    },
  ],
  webhooks: [
    {
      ask: 'How do you verify that a webhook comes from its claimed sender?',
      answer:
        'Compute the HMAC of the raw body with the shared secret, compare it in constant time with the signature header, and check the time stamp.',
    },
    {
      ask: 'Why should the endpoint answer before doing the work?',
      answer:
        'Senders wait only seconds and then repeat; store the event, answer 2xx and process it in the background.',
    },
    {
      ask: 'Two events about one order arrive in reverse order; how do you cope?',
      answer:
        'Compare version or time, ignore what is older than the stored state, or fetch the current state from the sender’s API.',
    },
  ],
  'background-jobs': [
    {
      ask: 'Two servers run the same nightly schedule; how do you make sure the job runs once?',
      answer:
        'Let one scheduler enqueue it, or take a lock or unique row in the database for that run before starting.',
    },
    {
      ask: 'How do you build an import of a million rows so that it can go on after a crash?',
      answer:
        'In batches, each with its progress saved in the same transaction, and writes that can be repeated without doubles.',
    },
    {
      ask: 'Why is an alarm on failed jobs not enough?',
      answer: 'A job that no longer starts fails never; also alarm when the last success is too long ago.',
    },
  ],
  'event-streaming': [
    {
      ask: 'What decides which partition a Kafka record goes to, and why does it matter?',
      answer:
        'The hash of its key; order is kept only within a partition, so records that belong together need the same key.',
    },
    {
      ask: 'A consumer group has more members than the topic has partitions; what happens?',
      answer:
        'The surplus members get no partition and stay idle, since each partition is read by one member of the group.',
    },
    {
      ask: 'What does a growing consumer lag tell you, and what are the usual cures?',
      answer:
        'Records arrive faster than they are processed; speed the processing up, or add partitions and consumers.',
    },
  ],
  'search-engines': [
    {
      ask: 'What does an analyser do to a text before it is indexed, and why must the query go through a fitting one?',
      answer: 'It splits, lowercases and stems it into terms; unless the query yields the same terms nothing matches.',
    },
    {
      ask: 'Why is a keyword field needed beside a text field for the same value?',
      answer: 'Exact filters, sorting and facets need the whole value, while full-text search needs analysed terms.',
    },
    {
      ask: 'How do you keep a search index in step with the database when a write to one of them fails?',
      answer:
        'Write to the database only, and feed the index from an outbox or change log with retries; rebuild it fully when in doubt.',
    },
  ],
  'file-storage-in-apps': [
    {
      ask: 'How does a presigned upload work, and what does it spare your server?',
      answer:
        'The server signs an address for one key and a short time, and the browser sends the file straight to the store, so the bytes never pass through your server.',
    },
    {
      ask: 'Why is the file name or the sent content type no proof of what was uploaded?',
      answer:
        'Both are chosen by the client; look at the first bytes or decode the file, and serve it as a download or from another domain.',
    },
    {
      ask: 'The database row was saved but the file is missing in the store; how do you prevent and find this?',
      answer: 'Upload first and confirm before marking the row ready; a regular job compares both and removes orphans.',
    },
  ],
  'payment-integration': [
    {
      ask: 'Why must an order not be marked paid only because the browser came back to the success page?',
      answer:
        'Anyone can open that page, and some never return; trust only the provider’s signed webhook or a query to its API.',
    },
    {
      ask: 'Why are amounts kept in the smallest unit as whole numbers?',
      answer:
        'Binary fractions cannot hold most decimal amounts exactly, so sums drift; whole cents or paisa add up exactly.',
    },
    {
      ask: 'What is the difference between authorising and capturing a card payment?',
      answer: 'Authorising reserves the amount at the bank; capturing takes it, for example when the goods are sent.',
    },
  ],
}
