import type { SkillArea } from '#knowledge/types.ts'

export const mobilePlatforms: SkillArea = {
  locale: 'en',
  area: 'Mobile platforms',
  skills: [
    {
      id: 'android-development',
      name: 'Android development',
      kind: 'tool',
      level: 2,
      hours: 70,
      prerequisites: ['kotlin'],
      aliases: [
        'android studio',
        'android app',
        'android application',
        'jetpack compose',
        'android sdk',
        'android developer',
        'native android',
        'android programming',
      ],
      step: 'Build an app for Android',
      description:
        'Most phones in South Asia run Android, many of them slow and often offline. You learn to build an app that respects that: its life cycle, its storage and its permissions.',
      learn:
        'Jetpack Compose, state and view models, navigation, Room, coroutines, background work, permissions, and a signed release.',
      build: 'A bus timetable that works offline and runs on a cheap phone.',
      check:
        'The app keeps its state through rotation and being closed by the system, and starts in under two seconds.',
      outcomes: [
        'build screens with Jetpack Compose',
        'store data for use offline',
        'prepare a signed build for testers',
      ],
      tools: ['Android Studio', 'Kotlin', 'Jetpack Compose', 'SQLite'],
    },
    {
      id: 'ios-development',
      name: 'iOS development',
      kind: 'tool',
      level: 2,
      hours: 70,
      prerequisites: ['swift'],
      aliases: [
        'swiftui',
        'xcode',
        'uikit',
        'ios app',
        'ios developer',
        'iphone app',
        'ios sdk',
        'apple app development',
        'ipad app',
      ],
      step: 'Build an app for the iPhone',
      description:
        'Apps for iPhone and iPad are written in Swift with Apple’s own tools, which need a Mac. You learn its way of screens, data and review, and what users of these devices expect.',
      learn:
        'SwiftUI views and state, navigation, async calls, storing data, permissions, accessibility, test builds, and the rules of the store.',
      build:
        'A reading list app that runs in the simulator and keeps its data between starts; without a Mac, begin in Swift Playground on an iPad, or let a free macOS runner of GitHub Actions build it and take the screenshots.',
      check: 'The app works with large type and VoiceOver, and no screen freezes while data loads.',
      outcomes: ['build screens with SwiftUI', 'load and keep data', 'prepare an app for review by the store'],
      tools: ['Xcode', 'Swift', 'SwiftUI'],
    },
    {
      id: 'flutter',
      name: 'Flutter',
      kind: 'tool',
      level: 2,
      hours: 50,
      prerequisites: ['programming-fundamentals'],
      aliases: [
        'flutter development',
        'flutter app',
        'flutter developer',
        'dart programming',
        'dart language',
        'flutter and dart',
        'flutter sdk',
      ],
      weakAliases: ['dart'],
      step: 'Build one app for two systems with Flutter',
      description:
        'Flutter draws its own interface, so one program in Dart runs on Android, iPhone, web and desktop. Small companies choose it because one team serves all.',
      learn:
        'Dart, widgets and layout, state, navigation, calling an API, local storage, platform channels, and tests of widgets.',
      build: 'An expense tracker with a chart that runs on your phone and in the browser.',
      check: 'The app works without a network and its three main widgets have tests.',
      outcomes: [
        'build an interface from widgets',
        'manage state as an app grows',
        'ship one program to several systems',
      ],
      tools: ['Flutter', 'Dart', 'Firebase', 'Android Studio'],
    },
    {
      id: 'react-native',
      name: 'React Native',
      kind: 'tool',
      level: 2,
      hours: 40,
      prerequisites: ['react'],
      aliases: [
        'react native app',
        'react native developer',
        'react native development',
        'expo react native',
        'expo go',
        'react native expo',
      ],
      weakAliases: ['expo'],
      step: 'Build a phone app with React Native',
      description:
        'React Native lets a team that knows React build apps with native controls for Android and iPhone. You learn what carries over from the web and what does not.',
      learn:
        'Native components and styles, navigation, device features, offline storage, lists that scroll well, Expo, and updates after release.',
      build: 'A photo diary that uses the camera, keeps entries on the device and runs in Expo Go on your phone.',
      check: 'A list of a thousand entries scrolls smoothly on a cheap phone.',
      outcomes: [
        'reuse React knowledge for phone apps',
        'use camera, location and storage',
        'find why a list stutters',
      ],
      tools: ['React Native', 'Expo', 'TypeScript'],
    },
  ],
}
