export { describeWidget, type BrokenFixture, type WidgetFixtures } from './describe-widget.ts'
export { countLeaks, type LeakCount } from './leaks.ts'
export { openTestPage, type TestPage, type TestPageOptions } from './test-page.ts'
