import { describeWidget } from '@tillkit/testing/contract'
import { basketPageHtml, cartGlobals, LINES, noticeHtml } from '@tillkit/testing/fixtures'

describeWidget(async () => (await import('./page-events.ts')).pageEvents, {
  html: `${basketPageHtml({ lines: LINES, notices: noticeHtml('error', ['No.']) })}<input class="qty" min="5" value="2">`,
  globals: cartGlobals({ woocommerce: true }),
})
