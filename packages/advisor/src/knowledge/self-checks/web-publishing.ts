import type { SelfChecks } from '#knowledge/types.ts'

export const webPublishingSelfChecks: SelfChecks = {
  'web-hosting': [
    {
      ask: 'You changed a DNS record, but some people still reach the old server; why?',
      answer: 'Resolvers keep the old record until its time to live has passed; lower it before a move.',
    },
    {
      ask: 'What does an A record do, and why can the bare domain usually have no CNAME?',
      answer:
        'An A record points a name to an IPv4 address; a CNAME may not stand beside other records, and the bare domain must have SOA and NS records.',
    },
    {
      ask: 'When is a static host not enough for a site?',
      answer:
        'When pages or forms need a program of yours at the time of the request, such as sign-in or a shop, unless functions or outside services do that part.',
    },
  ],
  wordpress: [
    {
      ask: 'Why do you make changes of a bought theme in a child theme?',
      answer: 'An update of the parent theme overwrites its files; the child theme keeps your changes.',
    },
    {
      ask: 'What two things make up a complete WordPress backup?',
      answer: 'The database, and the files, at least wp-content with uploads, themes and plug-ins, and wp-config.php.',
    },
    {
      ask: 'A page is white or broken after an update; how do you find the guilty part?',
      answer:
        'Read the error log or switch on WP_DEBUG, deactivate plug-ins one by one and try a default theme, on a copy where possible.',
    },
  ],
  'content-management-systems': [
    {
      ask: 'What does a team gain and lose with a headless system compared with a traditional one?',
      answer:
        'Content can go to any channel and frontend; but previews, menus and page building must be made by developers.',
    },
    {
      ask: 'Why should an author be a content type of its own and not a text field in each article?',
      answer: 'It is entered once, can be corrected in one place and listed or linked from all articles.',
    },
    {
      ask: 'How does a draft workflow with roles keep unfinished text off the site?',
      answer:
        'Writers may save drafts, only reviewers or editors may publish, and the public query returns published versions only.',
    },
  ],
  'e-commerce-platforms': [
    {
      ask: 'Why is a product with sizes and colours modelled as variants instead of separate products?',
      answer: 'They share text, pictures and address, while each variant has its own stock, price and SKU.',
    },
    {
      ask: 'When should stock be reduced, and what goes wrong otherwise?',
      answer:
        'When the order is placed or paid, with a short reservation; reducing at the basket blocks goods, too late sells them twice.',
    },
    {
      ask: 'What can you change in Shopify’s theme, and what stays with the platform?',
      answer:
        'Templates and sections in Liquid with CSS and JavaScript; the checkout and the hosting stay with Shopify and can be adapted only within limits.',
    },
  ],
  seo: [
    {
      ask: 'Why does blocking a page in robots.txt not reliably keep it out of the index?',
      answer:
        'The engine may index the address from links without reading it; it must be allowed to crawl the page and find a noindex there.',
    },
    {
      ask: 'What does a canonical link tell a search engine?',
      answer:
        'Which of several addresses with the same content should be indexed and receive the signals; it is a hint, not an order.',
    },
    {
      ask: 'How do you move a page to a new address without losing its place?',
      answer:
        'Redirect permanently with 301, change internal links and the sitemap, and keep the redirect for a long time.',
    },
  ],
  'web-analytics': [
    {
      ask: 'Why do two analytics tools show different numbers of visitors for the same site?',
      answer:
        'They count sessions, bots and consent differently, are blocked differently, and recognise returning visitors in different ways.',
    },
    {
      ask: 'What are UTM parameters for, and where should they not be used?',
      answer:
        'They mark the source of links from outside, such as mails or ads; on internal links they overwrite the real source of the visit.',
    },
    {
      ask: 'A campaign doubled the visits but not the sales; what do you look at next?',
      answer:
        'The conversion rate by source and landing page, whether these visitors fit, and at which step they leave.',
    },
  ],
  'html-email': [
    {
      ask: 'Why are mails still laid out with tables and inline styles?',
      answer:
        'Classic Outlook on Windows uses Word’s engine, and several mail programs drop style sheets or modern CSS.',
    },
    {
      ask: 'What do SPF, DKIM and DMARC each do?',
      answer:
        'SPF lists who may send for a domain, DKIM signs the message, and DMARC says what to do when neither aligns with the sender’s domain.',
    },
    {
      ask: 'How do you build a mail so that it still works with pictures blocked?',
      answer:
        'Put the message and the button into real text, give pictures alt text and sizes, and use background colours.',
    },
  ],
  'portfolio-site': [
    {
      ask: 'What should a case in a portfolio tell besides showing screenshots?',
      answer: 'The problem, for whom it was, your own part, a hard decision and the result, with a link that works.',
    },
    {
      ask: 'Why do two well-told projects serve you better than ten small ones?',
      answer:
        'Readers have two minutes and judge by the weakest; depth shows how you think, and copies of tutorials show little.',
    },
    {
      ask: 'How would you show work that you may not publish?',
      answer:
        'Describe the problem and your decisions without confidential detail, ask for leave, or rebuild the interesting part with invented data.',
    },
  ],
}
