import type { SelfChecks } from '#knowledge/types.ts'

export const mobilePlatformsSelfChecks: SelfChecks = {
  'android-development': [
    {
      ask: 'What happens to an activity when the phone is turned, and how does a ViewModel help?',
      answer:
        'By default it is destroyed and created anew; a ViewModel outlives that, so screen data need not be loaded again.',
    },
    {
      ask: 'What is recomposition in Jetpack Compose?',
      answer:
        'Compose calls composable functions again when state they read changes; so they must be free of side effects and keep values with remember.',
    },
    {
      ask: 'Which tool do you use for an upload that must happen even if the app is closed?',
      answer: 'WorkManager, which keeps the task, waits for conditions such as a network, and survives restarts.',
    },
  ],
  'ios-development': [
    {
      ask: 'When do you use @State and when @Binding in SwiftUI?',
      answer:
        '@State for a value the view owns; @Binding for a reference to a value that another view owns and this one may change.',
    },
    {
      ask: 'Why must changes to the interface be made on the main actor?',
      answer:
        'The interface is not safe for several threads; work elsewhere and come back to the main actor to show the result.',
    },
    {
      ask: 'How do you give testers a build before it is in the store?',
      answer:
        'Sign it, upload it to App Store Connect and invite them through TestFlight; builds for testers outside the team get a first review.',
    },
  ],
  flutter: [
    {
      ask: 'What is the difference between a StatelessWidget and a StatefulWidget?',
      answer:
        'A stateless widget depends only on what it is given; a stateful one has a State object that lives on across rebuilds and can ask for one with setState.',
    },
    {
      ask: 'Why should the build method do no slow work?',
      answer:
        'It may run many times a second; slow work there drops frames, so load elsewhere and build from the result.',
    },
    {
      ask: 'How does a Flutter app use a phone feature that no package offers?',
      answer: 'Through a platform channel: Dart sends a message that Kotlin or Swift code answers.',
    },
  ],
  'react-native': [
    {
      ask: 'Why use FlatList instead of mapping over a thousand items in a ScrollView?',
      answer: 'FlatList renders only what is near the screen and drops the rest, so memory and start time stay low.',
    },
    {
      ask: 'Which parts of web React do not exist in React Native?',
      answer:
        'HTML elements, the DOM and CSS files; there are components such as View and Text, and style objects laid out with flexbox.',
    },
    {
      ask: 'Which change to an app cannot be delivered as an over-the-air update?',
      answer:
        'One that touches native code or permissions, such as a new native module; it needs a new build and the store.',
    },
  ],
}
