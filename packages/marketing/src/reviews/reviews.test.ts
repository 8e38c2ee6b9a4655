import { reviewWidgetHtml } from '@tillkit/fixtures/marketing'
import { describeWidget } from '@tillkit/testing/contract'

describeWidget(async () => (await import('./reviews.ts')).reviews, {
  title: 'where consent is waited for',
  html: reviewWidgetHtml() + reviewWidgetHtml({ height: '240', data: { sku: 'A', name: 'N' } }),
  globals: { _ckyConfig: {} },
  broken: [
    { field: 'data-businessunit-id', html: reviewWidgetHtml({ businessUnit: '' }) },
    { field: 'data-template-id', html: reviewWidgetHtml({ template: '' }) },
    { field: 'data-locale', html: reviewWidgetHtml({ locale: '' }) },
  ],
})
