import type { SkillArea } from '#knowledge/types.ts'

export const webPublishing: SkillArea = {
  locale: 'en',
  area: 'Publishing on the web',
  skills: [
    {
      id: 'web-hosting',
      name: 'Web hosting',
      kind: 'tool',
      level: 1,
      hours: 14,
      prerequisites: ['html', 'git'],
      aliases: [
        'website hosting',
        'domain name',
        'cpanel',
        'netlify',
        'vercel',
        'github pages',
        'static site hosting',
        'publishing websites',
      ],
      step: 'Put a site online under its own name',
      description:
        'A site is finished when others can open it. You learn how a domain, a host and a certificate fit together, and how a change reaches visitors without fear.',
      learn:
        'Domains and DNS records, certificates, static hosts such as Netlify, the same on AWS or Azure, shared hosting on Linux with cPanel, publishing from Git, and going back a version.',
      build:
        'Publish one site on a free static host with a preview for each change, and write down every DNS record it needs.',
      check: 'You publish a change with one push and take it back within two minutes.',
      outcomes: [
        'point a domain at a site and secure it with a certificate',
        'choose between static, shared and cloud hosting for a client',
        'publish from Git and go back when something breaks',
      ],
      tools: ['Netlify', 'Cloudflare', 'cPanel', 'Linux', 'AWS', 'Microsoft Azure'],
    },
    {
      id: 'wordpress',
      name: 'WordPress',
      kind: 'tool',
      level: 1,
      hours: 25,
      prerequisites: [],
      aliases: [
        'wordpress theme',
        'wordpress plugin',
        'elementor',
        'gutenberg blocks',
        'wordpress website',
        'wordpress developer',
      ],
      step: 'Build a client’s site with WordPress',
      description:
        'A large part of all websites runs on WordPress, above all those of small firms, schools and papers. You learn to build one that its owner can edit and that stays fast and safe.',
      learn:
        'Pages, posts and blocks, block themes, a little PHP in templates, choosing few plug-ins, the MySQL database behind it, updates, roles and backups.',
      build: 'A site for a real club or shop on your own computer first, with a theme changed by you and a form.',
      check: 'The owner changes text and pictures without you, and you restore the site from a backup in an hour.',
      outcomes: [
        'build and theme a site that its owner can edit',
        'change a template with a little PHP',
        'keep a site updated, backed up and safe',
      ],
      tools: ['WordPress', 'PHP', 'MySQL'],
    },
    {
      id: 'content-management-systems',
      name: 'Content management systems',
      kind: 'tool',
      level: 2,
      hours: 20,
      prerequisites: [],
      aliases: [
        'cms',
        'drupal',
        'headless cms',
        'joomla',
        'strapi',
        'contentful',
        'web content management',
        'sitecore',
      ],
      step: 'Let editors run the content',
      description:
        'Editors should change a site without asking a developer. You learn to model content as pieces with fields, and to choose between a system that draws the pages and a headless one that only delivers data.',
      learn:
        'Content types and relations, roles and workflow, previews, languages, pictures, Drupal against headless systems such as Strapi, and moving content.',
      build: 'A news site in Strapi or Drupal with articles, authors and topics, edited by a friend.',
      check:
        'Your friend publishes an article with a picture without help, and the same article appears in two places.',
      outcomes: [
        'model content so that it can be used again',
        'set up roles, drafts and previews for editors',
        'choose between a traditional and a headless system',
      ],
      tools: ['Drupal', 'Strapi', 'Contentful', 'WordPress'],
    },
    {
      id: 'e-commerce-platforms',
      name: 'E-commerce platforms',
      kind: 'tool',
      level: 2,
      hours: 25,
      prerequisites: [],
      aliases: [
        'shopify',
        'woocommerce',
        'magento',
        'ecommerce development',
        'e commerce website',
        'shopify liquid',
        'adobe commerce',
        'online store development',
      ],
      weakAliases: ['online store'],
      step: 'Set up a shop that can take orders',
      description:
        'A shop online is more than pages: products with variants, stock, tax, delivery and returns. You learn to set one up on a platform and to change what the customer sees.',
      learn:
        'Products and variants, basket and checkout, test payments, delivery and tax rules, themes in Shopify Liquid or WooCommerce, product data for search, and measuring sales.',
      build:
        'A shop for ten real products in WooCommerce or a free Shopify development store, with a test order from start to return.',
      check: 'A stranger buys a product in test mode on a phone, and stock and mail are right afterwards.',
      outcomes: [
        'set up products, delivery and test payments in a shop',
        'change a shop theme’s templates',
        'follow an order from basket to return',
      ],
      tools: ['Shopify', 'WooCommerce', 'WordPress'],
    },
    {
      id: 'seo',
      name: 'Search engine optimisation',
      kind: 'practice',
      level: 1,
      hours: 15,
      prerequisites: [],
      aliases: [
        'seo',
        'search engine optimization',
        'technical seo',
        'on page seo',
        'google search console',
        'structured data markup',
        'search ranking',
      ],
      step: 'Help search engines find a site',
      description:
        'Most visitors come from a search. You learn how a search engine reads pages, what keeps it out, and how to write pages that answer what people look for.',
      learn:
        'Crawling and indexing, titles and descriptions, one address per page, XML sitemaps, redirects, structured data, page speed, and reading Search Console.',
      build: 'An audit of a small real site with the five changes that matter most, and the numbers a month later.',
      check: 'You say for any page whether it is indexed, and if not, why.',
      outcomes: [
        'find out why a page is not indexed',
        'give pages titles, addresses and structured data that fit a search',
        'move a site to new addresses without losing its place',
      ],
      tools: ['Google Search Console', 'Screaming Frog', 'Lighthouse'],
    },
    {
      id: 'web-analytics',
      name: 'Web analytics',
      kind: 'practice',
      level: 1,
      hours: 14,
      prerequisites: [],
      aliases: [
        'website analytics',
        'google tag manager',
        'ga4',
        'matomo',
        'web traffic analysis',
        'conversion tracking',
        'visitor statistics',
      ],
      step: 'Measure what visitors do on a site',
      description:
        'Opinions about a site are many, numbers are few. You learn to decide what to count, to count it without spying on people, and to read it without fooling yourself.',
      learn:
        'Visits, sources and events, goals, campaign links, Google Analytics or Matomo, tags and consent, filters for your own visits, and reports that answer one question.',
      build: 'Measure one goal on a site of yours for two weeks and write a page with one decision.',
      check: 'You can say which three sources bring visitors who reach the goal, and what your numbers miss.',
      outcomes: [
        'set up events and goals that answer a question',
        'read a report and say what it cannot show',
        'ask for consent and measure with little data',
      ],
      tools: ['Google Analytics', 'Google Tag Manager', 'Matomo'],
    },
    {
      id: 'html-email',
      name: 'HTML email',
      kind: 'practice',
      level: 2,
      hours: 10,
      prerequisites: ['html', 'css'],
      aliases: ['email development', 'mjml', 'responsive email', 'transactional email', 'email coding'],
      weakAliases: ['newsletter design', 'email template'],
      step: 'Build emails that look right everywhere',
      description:
        'Mail programs read an HTML of their own, and Outlook reads an old one. You learn to build receipts and newsletters that hold in all of them and are not taken for spam.',
      learn:
        'Tables for layout, styles in the line, MJML, dark mode, pictures that may be blocked, a text version, and SPF, DKIM and DMARC.',
      build:
        'A receipt and a newsletter in MJML, caught by Mailpit on your own machine and then shown in four mail programs.',
      check: 'Both mails read well with pictures off, in dark mode and in Outlook on Windows.',
      outcomes: [
        'build a mail that holds in Outlook, Gmail and on phones',
        'set up a domain so that its mail is trusted',
      ],
      tools: ['MJML', 'Mailpit'],
    },
    {
      id: 'portfolio-site',
      name: 'Portfolio website',
      kind: 'practice',
      level: 1,
      hours: 15,
      prerequisites: [],
      aliases: ['personal website', 'developer portfolio', 'design portfolio', 'portfolio site'],
      weakAliases: ['portfolio', 'case studies'],
      step: 'Publish a portfolio of real work',
      description:
        'A portfolio shows what you can do before anyone asks. You choose two or three projects and tell for each the problem, your part and the result.',
      learn:
        'Choosing few and good projects, writing a case, screenshots and demos that work, a host such as GitHub Pages or WordPress, and a domain of your own.',
      build: 'A small site with three projects, each with a link that works and a text of at most 300 words.',
      check: 'A person who does not know you can say after two minutes what you do well.',
      outcomes: [
        'tell a project as problem, your part and result in one page',
        'publish a site of your own on a free host',
      ],
      tools: ['GitHub Pages', 'Netlify', 'WordPress'],
    },
  ],
}
