/** A table with rows about users: how to find a user's rows, and what an export omits. */
export interface PersonalTable {
  readonly name: string
  /** The column with the user's id, or with the id of a row in another personal table. */
  readonly owner: string | { readonly column: string; readonly of: string }
  /** Columns to sort a user's rows by. */
  readonly order: readonly string[]
  /** Omitted columns, each with the reason, which the export repeats. */
  readonly omitted?: Readonly<Record<string, string>>
}

const hash = 'A hash of a secret: it says nothing about you, and anyone who broke it could sign in.'
const opens = 'A secret that still opens or changes something.'
const pieces = 'What is exported here once more, in pieces, to be found by.'
const own = 'It is you.'
const other = 'Who answered you, which is about them.'
const fingerprint = 'A digest that the product compares with, made from what is exported here.'

/** Every table with a foreign key path to a user; a test compares it with the database. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'users', owner: 'id', order: ['id'], omitted: { password_hash: hash, search: pieces } },
  { name: 'profiles', owner: 'user_id', order: ['user_id'] },
  { name: 'user_preferences', owner: 'user_id', order: ['user_id'] },
  { name: 'recommendations', owner: 'user_id', order: ['id'], omitted: { decisions_fingerprint: fingerprint } },
  { name: 'roadmaps', owner: 'user_id', order: ['version'] },
  { name: 'roadmap_steps', owner: { column: 'roadmap_id', of: 'roadmaps' }, order: ['roadmap_id', 'number'] },
  { name: 'roadmap_shares', owner: 'user_id', order: ['id'], omitted: { token_hash: hash } },
  { name: 'career_diagrams', owner: 'user_id', order: ['user_id'] },
  { name: 'progress', owner: 'user_id', order: ['step_key'] },
  { name: 'step_ticks', owner: 'user_id', order: ['step_key', 'task'] },
  { name: 'reviews', owner: 'user_id', order: ['question'] },
  { name: 'notes', owner: 'user_id', order: ['subject'] },
  { name: 'work_samples', owner: 'user_id', order: ['step_key'] },
  { name: 'skill_corrections', owner: 'user_id', order: ['skill_id'] },
  { name: 'career_rejections', owner: 'user_id', order: ['career_id'] },
  { name: 'activity_events', owner: 'user_id', order: ['id'] },
  { name: 'chat_messages', owner: 'user_id', order: ['id'] },
  { name: 'chat_usage', owner: 'user_id', order: ['day'] },
  { name: 'model_usage', owner: 'user_id', order: ['day'] },
  { name: 'mentoring_requests', owner: 'user_id', order: ['id'] },
  { name: 'applications', owner: 'user_id', order: ['id'] },
  { name: 'application_messages', owner: { column: 'application_id', of: 'applications' }, order: ['id'] },
  { name: 'credentials', owner: 'user_id', order: ['id'] },
  { name: 'institution_requests', owner: 'user_id', order: ['id'], omitted: { decided_by: other, search: pieces } },
  { name: 'course_requests', owner: 'user_id', order: ['id'], omitted: { decided_by: other, search: pieces } },
  { name: 'feedback', owner: 'user_id', order: ['id'] },
  { name: 'contact_messages', owner: 'user_id', order: ['id'] },
  { name: 'notifications', owner: 'user_id', order: ['id'] },
  { name: 'mails', owner: 'user_id', order: ['created_at', 'id'] },
  {
    name: 'kept_mails',
    owner: { column: 'id', of: 'mails' },
    order: ['id'],
    omitted: { plain: opens, html: opens, headers: opens },
  },
  { name: 'mail_subscriptions', owner: 'user_id', order: ['kind'], omitted: { token: opens } },
  {
    name: 'sessions',
    owner: 'user_id',
    order: ['created_at', 'id'],
    omitted: { token_hash: hash, binding_hash: hash },
  },
  { name: 'known_devices', owner: 'user_id', order: ['last_signed_in_at'], omitted: { device_hash: hash } },
  { name: 'identities', owner: 'user_id', order: ['provider'] },
  {
    name: 'provider_sign_ins',
    owner: 'user_id',
    order: ['created_at', 'id'],
    omitted: { secret_hash: hash, binding_hash: hash, code_verifier: opens, nonce: opens },
  },
  {
    name: 'second_factors',
    owner: 'user_id',
    order: ['user_id'],
    omitted: { secret: opens, recovery_hashes: hash, last_step: 'Which code was used last, so that it works once.' },
  },
  { name: 'account_tokens', owner: 'user_id', order: ['created_at', 'purpose'], omitted: { token_hash: hash } },
  { name: 'payment_customers', owner: 'user_id', order: ['user_id'] },
  { name: 'subscriptions', owner: 'user_id', order: ['id'] },
  { name: 'checkout_locks', owner: 'user_id', order: ['user_id'] },
  { name: 'checkouts', owner: 'user_id', order: ['created_at', 'session_id'], omitted: { url: opens } },
  { name: 'login_logs', owner: 'user_id', order: ['id'], omitted: { search: pieces } },
  { name: 'audit_logs', owner: 'actor_id', order: ['id'], omitted: { actor_id: own, actor_name: own, search: own } },
  { name: 'course_decisions', owner: 'actor_id', order: ['id'] },
]

/** All other tables, each with the reason why it holds no personal data. */
export const impersonalTables: Readonly<Record<string, string>> = {
  institutions: 'What an institution publishes of itself.',
  institution_invitations: 'Addresses that an institution asked to join it, for a fortnight.',
  published_figures: 'Counts of at least five learners.',
  advisor_counts: 'Counts of what the advisor did a day, without for whom.',
  model_usage_in_all: 'Tokens that a language model took a day, without for whom.',
  courses: 'What institutions publish.',
  course_skills: 'What courses teach.',
  course_words: 'Words of courses.',
  course_intakes: 'What institutions publish.',
  institution_texts: 'Texts that an institution keeps for its answers.',
  signing_keys: 'Keys of the installation that sign credentials.',
  withdrawn_credentials: 'Random ids of deleted credentials, without whose they were.',
  course_imports: 'How many courses an institution imported. Not who did it.',
  course_import_changes: 'What courses said before an import.',
  catalogue_versions: 'A counter of changes to the catalogue.',
  deleted_accounts: 'Digests of the ids of deleted accounts for a year.',
  search_indexes: 'By which rules texts were folded.',
  settings: 'What an admin sets for the whole product.',
  payment_events: 'Numbers of received events, without whom they are about.',
  rate_limits: 'Counts of attempts for a few minutes, under a digest.',
  sandbox_records: 'What the sandbox plays a payment company’s own books with; empty where Stripe itself is used.',
}
