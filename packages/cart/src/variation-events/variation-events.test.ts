import { describeWidget } from '@tillkit/testing/contract'

describeWidget(async () => (await import('./variation-events.ts')).variationEvents, {
  html: '<form class="variations_form cart" data-product_id="1"><div class="single_variation"></div></form>',
})
