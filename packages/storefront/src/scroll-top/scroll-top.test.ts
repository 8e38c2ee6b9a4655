import { scrollTopHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget } from '@tillkit/testing/contract'

// Seen in a real window in `test/chrome-scroll.spec.ts`: the simulated browser takes every page for one that has been scrolled.
describeWidget(async () => (await import('./member.ts')).unit, { html: scrollTopHtml() })
