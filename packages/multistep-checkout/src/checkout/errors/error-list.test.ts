import { expect, it } from 'vitest'
import { errorListOf, errorWords } from './error-list.ts'

it('is one alert whose list stays a list, with a link to each field, and none in another', () => {
  const { html, fields } = errorListOf('<ul class="woocommerce-error" role="alert"><li data-id="a"><strong>A</strong> is missing.</li><li>No <i>method</i>.</li><li data-id="b">Taken. <a href="#" class="showlogin">Log in</a></li></ul>')
  expect(html).toBe('<div role="alert"><ul class="woocommerce-error" tabindex="-1"><li data-id="a"><a href="#a"><strong>A</strong> is missing.</a></li><li>No <i>method</i>.</li><li data-id="b">Taken. <a href="#" class="showlogin">Log in</a></li></ul></div>')
  expect(fields).toEqual([{ id: 'a', text: 'A is missing.' }, { id: 'b', text: 'Taken. Log in' }])
})

it('takes the blocks\' notices too', () => {
  const { html, fields } = errorListOf('<div class="wc-block-components-notice-banner is-error" role="alert"><ul><li data-id="a">A.</li></ul></div>')
  expect(html).toContain('<div class="wc-block-components-notice-banner is-error" tabindex="-1">')
  expect(fields).toEqual([{ id: 'a', text: 'A.' }])
})

it('holds words of ours as text', () => {
  expect(errorWords('<b> & "x"')).toBe('<div class="woocommerce-error" role="alert" tabindex="-1">&lt;b&gt; &amp; &quot;x&quot;</div>')
})
