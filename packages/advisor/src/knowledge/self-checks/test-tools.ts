import type { SelfChecks } from '#knowledge/types.ts'

export const testToolsSelfChecks: SelfChecks = {
  selenium: [
    {
      ask: 'Why is an explicit wait better than a pause of five seconds?',
      answer:
        'It goes on as soon as the condition holds and fails only after its limit, so tests are faster and steadier. A pause is too long mostly and too short at times.',
    },
    {
      ask: 'What does a StaleElementReferenceException tell you?',
      answer:
        'The element found earlier is no longer in the page because it was re-rendered. Find it again after waiting for the change instead of keeping the reference.',
    },
    {
      ask: 'Why mix implicit and explicit waits with care, or not at all?',
      answer:
        'Their times can add up in ways hard to foresee, so a check waits far longer than meant. Most teams use explicit ones only.',
    },
  ],
  playwright: [
    {
      ask: 'What happens when you call click on a locator whose button is still disabled?',
      answer:
        'Playwright waits until it is visible, stable and enabled, and receives events, up to the timeout. Then it clicks or fails with a log of what it waited for.',
    },
    {
      ask: 'Why prefer getByRole to a CSS path?',
      answer:
        'Role and name are what users and assistive technology meet, so they survive changes of markup and show missing accessibility. Paths break with the layout.',
    },
    {
      ask: 'How do you avoid signing in through the form in every test?',
      answer:
        'Sign in once in a setup step, save the storage state and start the other tests with it. Keep one test of the form itself.',
    },
  ],
  cypress: [
    {
      ask: 'Why does assigning the result of cy.get to a variable not work as in plain code?',
      answer:
        'Commands are only queued and run later; what comes back is a chain, not the element. Use then, aliases or chained assertions.',
    },
    {
      ask: 'What do you use cy.intercept for?',
      answer:
        'To watch, change or replace network answers, for instance to test an error or a slow server, and to wait for a request instead of for time.',
    },
    {
      ask: 'Which situations speak against Cypress?',
      answer:
        'Flows over several tabs or windows, much movement between domains, and native apps. It runs inside the browser, which limits these.',
    },
  ],
  appium: [
    {
      ask: 'Why locate by accessibility id instead of XPath in an app?',
      answer:
        'It is quick, the same on both platforms if developers set it, and stable. XPath over the whole tree is slow and breaks with each change of layout.',
    },
    {
      ask: 'What is an Appium driver?',
      answer:
        'The part that translates WebDriver commands for one platform, such as UiAutomator2 for Android or XCUITest for iOS. It is installed separately from the server.',
    },
    {
      ask: 'How do you deal with a permission dialogue in a test?',
      answer:
        'Grant it beforehand by capability or command where the test is about something else, and test the dialogue itself, yes and no, in cases of their own.',
    },
  ],
  postman: [
    {
      ask: 'What is the gain of environments in Postman?',
      answer:
        'The same collection runs against test and live systems because addresses and tokens are variables. Secrets stay out of the shared requests.',
    },
    {
      ask: 'How do you use a value from one answer in the next request?',
      answer:
        'Read it in the script after the response, set it as a variable, and refer to it with double braces in the next request.',
    },
    {
      ask: 'How do you run a collection in a pipeline?',
      answer:
        'Export or reference it with its environment and run it with Newman or the Postman CLI; a failed test gives a non-zero exit code that stops the build.',
    },
  ],
  jmeter: [
    {
      ask: 'Why do you not run a real load from JMeter’s window?',
      answer:
        'Drawing listeners takes memory and processor time and distorts the result. Build the script there, run it on the command line and make the report afterwards.',
    },
    {
      ask: 'What is correlation in a load script?',
      answer:
        'Taking a value the server made, such as a session token, from one answer and putting it into the next requests. A recorded value would be refused.',
    },
    {
      ask: 'Your load test shows good times, but the generator’s processor is at 100 per cent. What does that mean?',
      answer:
        'The result is worthless: the generator, not the system, is the limit and sends less than planned. Lighten the script or add generators.',
    },
  ],
  'test-management-tools': [
    {
      ask: 'Why separate a test case from its run?',
      answer:
        'The case describes what to check; each run records the result on one version and environment. So history and comparison between versions are possible.',
    },
    {
      ask: 'What does traceability give you when a requirement changes?',
      answer:
        'You see at once which cases cover it, which must be changed and run again, and which known bugs belong to it.',
    },
    {
      ask: 'How do you keep a thousand old cases from becoming a burden?',
      answer:
        'Archive those without recent runs or findings, merge duplicates, name owners, and move stable checks to automation.',
    },
  ],
  'test-framework-design': [
    {
      ask: 'What belongs in a page object and what does not?',
      answer:
        'Locators and actions of a page in words of the user. Assertions of a test and test data stay outside, so that it can be used by many tests.',
    },
    {
      ask: 'Why must tests be able to run in any order?',
      answer:
        'Only then do they not depend on data left by others, can run in parallel and alone, and a failure points to its own cause.',
    },
    {
      ask: 'What is the danger of retrying failed tests automatically?',
      answer:
        'Real faults that show only at times turn green unnoticed. If one retries, each repeat must be counted, reported and looked into.',
    },
  ],
}
