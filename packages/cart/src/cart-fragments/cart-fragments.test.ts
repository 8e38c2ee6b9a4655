import { isNeeded } from '@tillkit/mount'
import { describeWidget, silence } from '@tillkit/testing/contract'
import { cartGlobals, LINES, miniBasketWidgetHtml } from '@tillkit/testing/fixtures'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'

const load = async () => (await import('./cart-fragments.ts')).cartFragments

for (const [title, fragments] of [['names for the cache', true], ['no names for it', undefined]] as const) {
  describeWidget(load, {
    title: `a mini basket and ${title}`,
    html: miniBasketWidgetHtml({ lines: LINES }, { hideIfEmpty: true }),
    globals: cartGlobals({ ...(fragments ? { fragments } : {}) }),
    operate() {
      silence()
      document.dispatchEvent(new CustomEvent('tillkit:cart-refresh', { detail: { source: 'page', reason: 'plugin' } }))
    },
  })
}

it('is not there on pages that neither name the cache nor show the basket', () => {
  document.body.innerHTML = '<main></main>'
  expect(isNeeded(manifest)).toBe(false)
  document.body.innerHTML = miniBasketWidgetHtml({ lines: [] })
  expect(isNeeded(manifest)).toBe(true)
})
