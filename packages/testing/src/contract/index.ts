export { describeWidget } from './describe-widget.ts'
export { countLeaks, type LeakCount } from './leaks.ts'
export { openTestPage, silence, type TestPage, type TestPageOptions } from './test-page.ts'
export type { BrokenFixture, WidgetFixtures } from './widget-fixtures.ts'
