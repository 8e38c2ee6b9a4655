import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openListing } from './shop-page.ts'

const shop = useShop()

const PALETTE = `<form class="variations_form"><span class="dswcp-attribute-color">
<select id="pa_colour" name="attribute_pa_colour"><option value="">Choose</option><option value="white">White</option><option value="pink" selected>Pink</option><option value="red">Red</option></select>
<ul class="dswcp-palette"><li data-value="white"><a href="#" style="background:#fff"><span>White</span></a></li><li data-value="pink"><a href="#" style="background:#fcc"><span></span></a></li><li data-value="red"><a href="#" style="background:#f00"><span>Red</span></a></li></ul>
</span></form>`

it('a palette on a page without panels and listings loads none of their code', async () => {
  const { page } = await openListing(shop, { main: PALETTE, byTag: true })
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)))
  expect(files).toContain('palette.js')
  expect(files.filter((name) => name?.startsWith('filters'))).toEqual([])
})

it('a palette chooses in its select, and shows what is chosen there', async () => {
  const { page, address } = await openListing(shop, { main: PALETTE, byTag: true })
  const active = () => page.locator('.dswcp-active').evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset['value']))
  const link = (name: string) => page.getByRole('button', { name })
  expect(await active()).toEqual(['pink'])
  await page.evaluate(() => {
    Reflect.set(window, 'heard', [])
    jQuery('.variations_form').on('change', 'select', (event) => void (Reflect.get(window, 'heard') as unknown[]).push((event.target as HTMLSelectElement).value))
  })
  await link('White').click()
  expect([await page.locator('select').inputValue(), await active(), address()]).toEqual(['white', ['white'], '/shop/'])
  expect([await link('White').getAttribute('aria-pressed'), await link('Pink').getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  await link('Red').focus()
  await page.keyboard.press('Space')
  expect(await active()).toEqual(['red'])
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['white', 'red'])
  // The platform's own "clear", and an option that no variation has.
  await page.evaluate(() => {
    jQuery('select').val('').trigger('change')
    document.querySelector('option[value="white"]')?.remove()
    jQuery('.variations_form').trigger('woocommerce_update_variation_values')
  })
  expect(await active()).toEqual([])
  await eventually(() => link('White').getAttribute('aria-disabled')).toBe('true')
  await link('White').click({ force: true })
  expect([await page.locator('select').inputValue(), await active()]).toEqual(['', []])
})
