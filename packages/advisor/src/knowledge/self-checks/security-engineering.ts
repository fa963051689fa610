import type { SelfChecks } from '#knowledge/types.ts'

export const securityEngineeringSelfChecks: SelfChecks = {
  firewalls: [
    {
      ask: 'What happens when a broad allow rule stands above a specific deny rule in a first-match firewall?',
      answer:
        'The allow rule matches first and the deny rule is never reached, so the traffic passes; specific rules belong above, with default deny at the end.',
    },
    {
      ask: 'Why does a stateful firewall need no separate rule for the answers to a permitted connection?',
      answer: 'It keeps a table of connections and lets packets of an established one back automatically.',
    },
    {
      ask: 'How would you find out which rules of an old firewall can be removed?',
      answer:
        'Look at hit counters and logs over a long enough time, ask the owners, disable before deleting, and watch out for yearly tasks.',
    },
  ],
  vpn: [
    {
      ask: 'What is split tunnelling and what speaks for and against it?',
      answer:
        'Only traffic for the company goes through the tunnel: it saves bandwidth and delay, but the rest escapes the company’s inspection and the device touches both networks.',
    },
    {
      ask: 'The tunnel is up but no internal server answers by name: what do you test?',
      answer:
        'Reach one by address: if that works, the client does not use the internal DNS; if not, check routes, allowed networks and firewall rules.',
    },
    {
      ask: 'Why are VPN gateways a favourite target, and what protects them?',
      answer:
        'They face the internet and lead straight inside; fast patching, multi-factor sign-in, no administration page open to the internet and limited rights behind them protect.',
    },
  ],
  'wireless-security': [
    {
      ask: 'Why can a short WPA2 password be guessed after capturing one handshake, and what changes with WPA3?',
      answer:
        'The handshake allows guesses offline at high speed; WPA3’s SAE makes each guess need an exchange with the access point.',
    },
    {
      ask: 'Why is 802.1X better for a company than one shared Wi-Fi password?',
      answer:
        'Each person or device signs in alone, so one can be removed and traced, and a leaver’s knowledge does not force a new password for all.',
    },
    {
      ask: 'What does hiding the network’s name achieve?',
      answer:
        'Hardly anything: the name appears when devices connect, and clients that search for it even announce it wherever they are.',
    },
  ],
  'single-sign-on': [
    {
      ask: 'What must an application check in a SAML assertion before it believes it?',
      answer:
        'The signature with the provider’s known certificate, issuer, audience, time limits, recipient and that it was not used before.',
    },
    {
      ask: 'A user is disabled at the identity provider but still works in an application: why?',
      answer:
        'The application keeps its own session or local account; short sessions, logout signals and deprovisioning through SCIM end it.',
    },
    {
      ask: 'What is the difference between what OpenID Connect and OAuth 2.0 tell an application?',
      answer:
        'OAuth grants access to a resource by an access token; OpenID Connect adds an ID token that says who signed in and how.',
    },
  ],
  'privileged-access': [
    {
      ask: 'Why should a domain administrator never sign in to an ordinary user’s laptop?',
      answer:
        'Credentials or tokens left in its memory can be stolen by malware there, and with them the whole domain; tiers keep such accounts on safe machines.',
    },
    {
      ask: 'What problem does LAPS solve?',
      answer:
        'The same local administrator password on all computers: each gets its own, rotated one, so one stolen password does not open the others.',
    },
    {
      ask: 'How do you keep an emergency account safe and still usable?',
      answer:
        'Long secret or hardware key sealed in two places, excluded from rules that could lock it out, alarm on each use, and a test at fixed times.',
    },
  ],
  'zero-trust': [
    {
      ask: 'Why is a VPN with full access to the office network not zero trust?',
      answer:
        'After one sign-in the place in the network grants everything; zero trust checks user, device and request for each application and grants only that.',
    },
    {
      ask: 'Which signals may a conditional access rule use besides the password?',
      answer:
        'Strength of second factor, state and management of the device, place, risk of the sign-in, the application and its sensitivity.',
    },
    {
      ask: 'Which step would you take first in a company that trusts its network, and why?',
      answer:
        'Usually strong multi-factor sign-in and an inventory of users, devices and applications, because every later decision depends on them and it stops most stolen passwords.',
    },
  ],
  'data-loss-prevention': [
    {
      ask: 'How does a DLP rule tell a card number from any sixteen digits?',
      answer:
        'By the Luhn check digit, known issuer prefixes and words nearby such as “card” or “expiry”, and a minimum count.',
    },
    {
      ask: 'Why start a new rule in watch or warn mode?',
      answer:
        'It shows false hits and legitimate work it would block, teaches users with a hint, and lets you tune before anything stops.',
    },
    {
      ask: 'Which ways of leaking does DLP hardly see?',
      answer:
        'A photograph of the screen, speech, private devices, and content encrypted or changed by somebody who means to; rights and watching must help.',
    },
  ],
  'public-key-infrastructure': [
    {
      ask: 'Why keep the root’s key offline and sign with an intermediate?',
      answer:
        'If the intermediate’s key is stolen it can be revoked and replaced, while a stolen root destroys all trust and must be replaced on every client.',
    },
    {
      ask: 'A browser trusts your server but a script says “unable to get local issuer certificate”: what is the usual cause?',
      answer:
        'The server does not send the intermediate, which the browser had cached or fetched; install the full chain, or the script lacks the root.',
    },
    {
      ask: 'Why does revoking a certificate often not stop its use at once?',
      answer:
        'Clients may not check lists or OCSP, cache old answers, or go on when the check fails; short lifetimes limit the harm.',
    },
  ],
  hardening: [
    {
      ask: 'Why apply a benchmark first to a test group rather than to all machines?',
      answer:
        'Some rules break old software, printing or remote work; a test group shows it, so exceptions can be reasoned and rolled back.',
    },
    {
      ask: 'What do the two levels of a CIS benchmark mean?',
      answer:
        'Level 1 is sensible for most with little loss of use; level 2 is stricter defence for sensitive systems and may limit functions.',
    },
    {
      ask: 'You close an unneeded service with the firewall instead of removing it: what risk remains?',
      answer:
        'It still runs and may be reached locally, by allowed hosts or after a rule change, and must still be patched.',
    },
  ],
  'security-architecture': [
    {
      ask: 'What makes a security requirement testable?',
      answer:
        'It names subject, condition and measurable result, such as “after fifteen minutes idle the session ends”, so that somebody can show pass or fail.',
    },
    {
      ask: 'Why is placing one strong control in front of everything a weak design?',
      answer: 'When it fails or is bypassed, nothing behind resists; independent layers limit and reveal an attack.',
    },
    {
      ask: 'What would you write in a decision record about accepting a weaker control?',
      answer:
        'Context, options with risks and costs, the choice and its reason, remaining risk with its owner, and when it is reviewed.',
    },
  ],
}
