import type { SkillArea } from '#knowledge/types.ts'

export const serviceParts: SkillArea = {
  locale: 'en',
  area: 'Parts of a service',
  skills: [
    {
      id: 'grpc',
      name: 'gRPC',
      kind: 'tool',
      level: 3,
      hours: 16,
      prerequisites: ['http', 'programming-fundamentals'],
      aliases: ['protocol buffers', 'protobuf', 'remote procedure call', 'grpc service', 'rpc framework', 'grpc web'],
      step: 'Connect services with gRPC',
      description:
        'gRPC lets one service call another as if it were a function, with a strict contract and small messages. It is common between services inside a company.',
      learn:
        'Protocol Buffers and their numbering, the four kinds of call, deadlines, status codes, interceptors, changing messages safely, and balancing load.',
      build: 'A price service in one language and its client in another, with one streaming call.',
      check: 'An old client works with a new server, and a call that hangs ends at its deadline.',
      outcomes: [
        'write a contract and generate server and client from it',
        'change a message without breaking old programs',
        'set deadlines that pass from call to call',
      ],
      tools: ['gRPC', 'Protocol Buffers', 'grpcurl'],
    },
    {
      id: 'soap-web-services',
      name: 'SOAP web services',
      kind: 'tool',
      level: 2,
      hours: 14,
      prerequisites: ['http'],
      aliases: [
        'wsdl',
        'soap api',
        'xml web service',
        'xml schema',
        'xslt',
        'enterprise application integration',
        'xpath',
      ],
      weakAliases: ['soap'],
      step: 'Talk to systems that speak SOAP',
      description:
        'Banks, insurers, airlines and government offices still exchange XML by SOAP. You learn to read a contract, to call it and to hide it behind something simpler.',
      learn:
        'XML, namespaces and schemas, WSDL, envelopes and faults, making a client from a contract, security headers, XPath, and watching messages in SoapUI.',
      build: 'A small REST service that answers by calling a free public SOAP service or a mock of one in SoapUI.',
      check: 'You say from a WSDL what a call needs, and find out from a fault what was wrong.',
      outcomes: [
        'read a WSDL and call the service it describes',
        'check and transform XML with schemas and XPath',
        'put a simple API in front of an old service',
      ],
      tools: ['SOAP', 'XML', 'SoapUI', 'WSDL'],
    },
    {
      id: 'webhooks',
      name: 'Webhooks',
      kind: 'practice',
      level: 2,
      hours: 10,
      prerequisites: ['rest-apis'],
      aliases: [
        'http callback',
        'webhook integration',
        'third party api integration',
        'event callback',
        'webhook endpoint',
      ],
      step: 'Receive and send webhooks safely',
      description:
        'A webhook is a call that another system makes to yours when something happens: a payment, a message, a merge. Such calls come twice, late, in the wrong order or from a liar.',
      learn:
        'Signatures and time stamps, answering at once and working later, repeated and mixed-up events, retries with growing pauses, and testing through a tunnel such as ngrok.',
      build:
        'A service that receives the webhooks of GitHub or of Stripe’s test mode, checks them and posts a daily summary.',
      check: 'The same event sent three times has one effect, and a forged one is refused.',
      outcomes: [
        'verify that a webhook is genuine',
        'process repeated and late events once and correctly',
        'send webhooks with retries that do not flood the receiver',
      ],
      tools: ['GitHub', 'ngrok', 'Stripe'],
    },
    {
      id: 'background-jobs',
      name: 'Background jobs',
      kind: 'practice',
      level: 2,
      hours: 14,
      prerequisites: ['databases'],
      aliases: ['bullmq', 'sidekiq', 'scheduled job', 'batch job', 'hangfire', 'celery worker'],
      weakAliases: ['celery'],
      step: 'Run slow and scheduled work in the background',
      description:
        'Reports, imports and nightly clean-ups must not hold up a request, and must not run twice. You learn to schedule work, to watch it and to start it again safely.',
      learn:
        'Workers with Celery, BullMQ or Hangfire, schedules and time zones, one run at a time, retries, steps that can be repeated, progress, and alarms for silence.',
      build: 'A nightly report and an import of a large file with progress, for a service of yours.',
      check: 'You stop the worker in the middle of the import; it goes on later and no row is there twice.',
      outcomes: [
        'move slow work out of a request and show its progress',
        'schedule a job so that it runs once even on two servers',
        'make a job safe to repeat',
      ],
      tools: ['Celery', 'BullMQ', 'Hangfire', 'cron', 'Redis'],
    },
    {
      id: 'event-streaming',
      name: 'Event streaming',
      kind: 'tool',
      level: 3,
      hours: 30,
      prerequisites: ['message-queues'],
      aliases: [
        'apache kafka',
        'kafka',
        'kafka connect',
        'kafka topic',
        'kafka consumer',
        'amazon kinesis',
        'apache pulsar',
      ],
      step: 'Build on a stream of events with Kafka',
      description:
        'A log of events that many programs read at their own pace joins the systems of banks, shops and factories. You learn how Kafka keeps it and what order and “exactly once” really mean there.',
      learn:
        'Topics and partitions, keys, consumer groups and offsets, keeping and compacting, schemas, change data capture, lag, and processing by time windows.',
      build:
        'Orders that flow through Kafka in Docker into a live count and a search table, both made again from the start.',
      check: 'You add a second consumer and explain who reads what, and you rebuild the table from the log.',
      outcomes: [
        'choose topics, keys and partitions for a stream',
        'read offsets and lag and say what a consumer is doing',
        'rebuild a view from the log after a fault',
      ],
      tools: ['Apache Kafka', 'Kafka Connect', 'Debezium', 'Docker'],
    },
    {
      id: 'search-engines',
      name: 'Search engines',
      kind: 'tool',
      level: 3,
      hours: 20,
      prerequisites: ['databases'],
      aliases: [
        'elasticsearch',
        'opensearch',
        'full text search',
        'apache solr',
        'elastic search',
        'meilisearch',
        'search engine development',
        'lucene',
      ],
      step: 'Build search that finds what people mean',
      description:
        'People misspell, shorten and mix languages, and still expect the right result first. You learn how an index works and how to make and measure good results.',
      learn:
        'Inverted indexes, analysers and languages, relevance by BM25, filters and facets, spelling mistakes, keeping index and database together, judging results, and when PostgreSQL’s own search is enough.',
      build:
        'Search over a few thousand books or recipes with filters, suggestions and a list of thirty judged queries.',
      check: 'You change the ranking and show with your judged queries whether it became better.',
      outcomes: [
        'index documents with the right analysis for each field',
        'tune relevance and prove the gain with judged queries',
        'keep an index in step with the database',
      ],
      tools: ['Elasticsearch', 'OpenSearch', 'PostgreSQL', 'Meilisearch'],
    },
    {
      id: 'file-storage-in-apps',
      name: 'File storage in apps',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: ['http', 'programming-fundamentals'],
      aliases: ['amazon simple storage service s3', 'presigned url', 'blob storage'],
      weakAliases: ['file upload', 'image upload'],
      step: 'Store uploads outside the database',
      description:
        'Photos, receipts and reports belong in an object store, not in a table or on the server’s disk. You learn to take them in safely and to hand them only to those who may see them.',
      learn:
        'Buckets, keys and signed addresses, as in Amazon S3 and Microsoft Azure, checking type and size, large uploads in parts, small versions of pictures, lifetimes, and a free store that speaks S3, such as SeaweedFS or Garage, on your own computer.',
      build:
        'An album with private photos on such a local store: upload from the browser, small versions, and links that expire.',
      check: 'A link stops working after ten minutes, and a program renamed to .jpg is refused.',
      outcomes: [
        'let browsers upload straight to an object store',
        'hand out files through links that expire',
        'keep files and database rows in step',
      ],
      tools: ['Amazon Simple Storage Service (S3)', 'Amazon Web Services', 'Microsoft Azure', 'SeaweedFS'],
    },
    {
      id: 'payment-integration',
      name: 'Payment integration',
      kind: 'practice',
      level: 3,
      hours: 18,
      prerequisites: ['rest-apis', 'authentication'],
      aliases: [
        'payment gateway',
        'stripe integration',
        'paypal integration',
        'razorpay',
        'payhere',
        'payment gateway integration',
      ],
      weakAliases: ['online payment'],
      step: 'Take payments without losing a rupee',
      description:
        'Money must arrive once, be recorded rightly and go back when asked. You learn to use a payment provider so that card numbers never touch your server.',
      learn:
        'Hosted pages and tokens, the states of a payment, webhooks, idempotency keys, 3-D Secure and OTP, refunds, amounts in whole cents, and comparing books with the provider.',
      build:
        'Checkout for a small shop with the test mode of Stripe, Razorpay or PayHere, with refunds and a daily comparison.',
      check: 'A double click, a closed browser and a late webhook each end with one paid order.',
      outcomes: [
        'take a payment without handling card numbers',
        'survive repeated clicks and late notices with one charge',
        'find differences between your records and the provider’s',
      ],
      tools: ['Stripe', 'Razorpay', 'PayHere', 'PayPal'],
    },
  ],
}
