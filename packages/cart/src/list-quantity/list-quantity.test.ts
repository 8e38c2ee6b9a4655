import { describeWidget } from '@tillkit/testing/contract'
import { addListHtml } from '@tillkit/fixtures'

describeWidget(async () => (await import('./list-quantity.ts')).listQuantity, {
  html: addListHtml([{ productId: 12, field: { value: 1, min: 1 } }, { productId: 13, field: { value: 5, min: 5 } }]),
  stateAttributes: ['data-quantity'],
  operate(host) {
    if (!(host instanceof HTMLInputElement)) return
    host.value = '7'
    host.dispatchEvent(new Event('change', { bubbles: true }))
  },
})
