import { expect, it } from 'vitest'
import { foundOn } from './found-on.ts'

const page = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
const params = { name: 'cart-page', selector: 'body', needs: ['wc_cart_params', '.mini'] }

it.each([
  ['the global that it stands on', 1, '<script>var wc_cart_params = {"a":1};</script>'],
  ['the class that it stands on', 1, '<i class="mini"></i>'],
  ['a global that is a list of something', 1, '<script>var wc_cart_params = [".a"];</script>'],
  ['a global that is an empty list', 0, '<script>var wc_cart_params = [ ];</script>'],
  ['neither', 0, '<p>wc_cart_params = 1</p><script>if (wc_cart_params == 1) my_wc_cart_params = 2</script>'],
])('a unit is found on a page with %s: %i', (_what, count, html) => {
  expect(foundOn(page(html), params)).toBe(count)
})

it('a unit that stands on nothing is counted by its selector', () => {
  expect(foundOn(page('<b></b><b></b>'), { name: 'b', selector: 'b' })).toBe(2)
})
