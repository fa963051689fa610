import type { CareerId } from '@milepost/contract/careers'
import type { Locale } from '#knowledge/types.ts'

/** A direction within a career: naming one of its titles or fields in the goals brings its skills into the plan. */
interface Speciality {
  readonly titles: readonly string[]
  /** Skill ids in the order to learn them, at most four. */
  readonly skills: readonly string[]
}

interface Specialities {
  readonly locale: Locale
  readonly careers: Readonly<Record<CareerId, readonly Speciality[]>>
}

export const specialities: Specialities = {
  locale: 'en',
  careers: {
    'software-engineer': [
      {
        titles: ['embedded', 'firmware', 'robotics', 'internet of things'],
        skills: ['c-language', 'embedded-systems'],
      },
      {
        titles: ['mobile app', 'app developer', 'android', 'phone app'],
        skills: ['mobile-development', 'android-development'],
      },
      { titles: ['game developer', 'video game', 'games'], skills: ['game-development'] },
      {
        titles: ['tech lead', 'lead developer', 'team lead', 'lead a team', 'architect'],
        skills: ['leadership', 'software-architecture'],
      },
    ],
    'frontend-developer': [
      { titles: ['online shop', 'web shop', 'e-commerce'], skills: ['e-commerce-platforms', 'seo'] },
      { titles: ['design system', 'component library'], skills: ['design-systems', 'component-workshops'] },
      { titles: ['animation', 'interactive graphics', '3d'], skills: ['css-animations', 'svg-and-canvas'] },
      {
        titles: ['tech lead', 'lead developer', 'team lead', 'lead a team', 'lead the front end'],
        skills: ['leadership'],
      },
    ],
    'backend-developer': [
      {
        titles: ['database administrator', 'dba', 'database administration'],
        skills: ['database-administration', 'query-optimisation', 'database-replication'],
      },
      {
        titles: ['high traffic', 'large scale', 'millions of users', 'distributed systems'],
        skills: ['caching', 'message-queues', 'system-design'],
      },
      { titles: ['bank', 'payments', 'fintech'], skills: ['api-security', 'database-transactions'] },
      {
        titles: ['tech lead', 'lead developer', 'team lead', 'lead a team', 'architect'],
        skills: ['leadership', 'system-design'],
      },
    ],
    'full-stack-developer': [
      {
        titles: ['start-up', 'startup', 'own product', 'my own business', 'freelancer', 'freelance'],
        skills: ['web-hosting', 'payment-integration'],
      },
      { titles: ['online shop', 'web shop', 'e-commerce'], skills: ['e-commerce-platforms', 'payment-integration'] },
      { titles: ['tech lead', 'lead developer', 'team lead', 'lead a team'], skills: ['leadership', 'system-design'] },
    ],
    'data-scientist': [
      {
        titles: ['data analyst', 'business analyst', 'business intelligence', 'bi analyst'],
        skills: ['advanced-excel', 'business-metrics'],
      },
      { titles: ['health care', 'hospital', 'health data', 'medicine'], skills: ['data-ethics-and-privacy'] },
      { titles: ['statistician', 'research'], skills: ['hypothesis-testing', 'sampling-and-surveys'] },
      { titles: ['data engineer', 'data engineering'], skills: ['data-pipelines', 'data-warehousing', 'airflow'] },
      { titles: ['lead a team', 'head of data', 'team lead'], skills: ['leadership'] },
    ],
    'machine-learning-engineer': [
      { titles: ['robot', 'robotics', 'drone', 'self-driving', 'edge device'], skills: ['computer-vision', 'edge-ai'] },
      {
        titles: ['chatbot', 'language model', 'assistant', 'generative ai'],
        skills: ['prompt-engineering', 'retrieval-augmented-generation', 'llm-evaluation'],
      },
      { titles: ['researcher', 'research scientist', 'phd'], skills: ['reading-research-papers', 'probability'] },
      { titles: ['speech', 'voice'], skills: ['speech-recognition'] },
      { titles: ['lead a team', 'team lead'], skills: ['leadership'] },
    ],
    'cybersecurity-analyst': [
      {
        titles: ['penetration tester', 'pentester', 'ethical hacker', 'oscp', 'red team', 'bug bounty'],
        skills: ['penetration-testing', 'metasploit', 'attack-surface', 'bug-bounty'],
      },
      { titles: ['forensics', 'forensic', 'cyber crime', 'cybercrime', 'police'], skills: ['digital-forensics'] },
      { titles: ['malware analyst', 'reverse engineer'], skills: ['reverse-engineering', 'malware-analysis'] },
      {
        titles: ['auditor', 'compliance', 'governance', 'iso 27001'],
        skills: ['security-compliance', 'security-audit', 'security-policies'],
      },
      { titles: ['security engineer', 'cloud security', 'devsecops'], skills: ['devsecops', 'hardening'] },
      { titles: ['ciso', 'security manager', 'lead a team', 'team lead'], skills: ['leadership', 'security-policies'] },
    ],
    'devops-engineer': [
      {
        titles: ['site reliability', 'sre'],
        skills: ['service-level-objectives', 'on-call-alerting', 'capacity-planning'],
      },
      {
        titles: ['platform engineer', 'platform team', 'developer platform'],
        skills: ['platform-engineering', 'gitops'],
      },
      { titles: ['devsecops', 'security'], skills: ['devsecops', 'secrets-vault'] },
      { titles: ['lead a team', 'team lead'], skills: ['leadership'] },
    ],
    'ui-ux-designer': [
      { titles: ['ux researcher', 'user researcher', 'research users'], skills: ['user-interviews', 'ux-surveys'] },
      { titles: ['motion', 'animation'], skills: ['motion-design'] },
      { titles: ['mobile app', 'app screens', 'phone app'], skills: ['mobile-app-design'] },
      {
        titles: ['lead design', 'design lead', 'head of design', 'lead a team'],
        skills: ['leadership', 'design-systems'],
      },
    ],
    'product-manager': [
      {
        titles: ['project manager', 'programme manager', 'program manager'],
        skills: ['project-planning', 'budgeting', 'project-risk'],
      },
      { titles: ['ai product', 'artificial intelligence'], skills: ['ai-products'] },
      { titles: ['growth', 'start-up', 'startup', 'own product'], skills: ['growth', 'business-models'] },
      { titles: ['scrum master', 'agile coach'], skills: ['scrum', 'facilitation'] },
      { titles: ['it manager', 'head of it', 'cio'], skills: ['it-governance', 'vendor-management'] },
    ],
    'qa-engineer': [
      {
        titles: ['test lead', 'test manager', 'qa lead', 'head of quality', 'lead a team', 'leading a'],
        skills: ['leadership', 'test-metrics', 'risk-based-testing'],
      },
      {
        titles: ['sdet', 'test automation', 'automation engineer'],
        skills: ['test-framework-design', 'continuous-integration'],
      },
      { titles: ['accessibility'], skills: ['accessibility-testing'] },
      { titles: ['game tester', 'games'], skills: ['game-testing'] },
      { titles: ['security testing', 'security tester'], skills: ['security-testing-basics'] },
    ],
    'it-support-specialist': [
      { titles: ['network technician', 'network engineer', 'networks'], skills: ['wireless-networks', 'dns-and-dhcp'] },
      { titles: ['system administrator', 'sysadmin', 'server'], skills: ['windows-server', 'group-policy'] },
      { titles: ['repair shop', 'own shop', 'repair business'], skills: ['hardware-repair', 'user-data-recovery'] },
      { titles: ['team lead', 'lead a team', 'service desk manager'], skills: ['leadership', 'itil'] },
    ],
    'cloud-engineer': [
      { titles: ['solutions architect', 'cloud architect'], skills: ['well-architected-reviews', 'disaster-recovery'] },
      {
        titles: ['network engineer', 'network architect', 'ccna', 'ccnp'],
        skills: ['routing-and-switching', 'network-design'],
      },
      { titles: ['migration', 'move our servers', 'data centre'], skills: ['cloud-migration', 'hybrid-cloud'] },
      { titles: ['cloud security'], skills: ['cloud-security'] },
      { titles: ['lead a team', 'team lead'], skills: ['leadership'] },
    ],
  },
}
