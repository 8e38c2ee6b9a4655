import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { openMountPage } from './mount-page.ts'

const shop = useShop()

it.each([
  ['', 'in browsers that take XML\'s names alone'],
  ["require-trusted-types-for 'script'; trusted-types tillkit", 'and that require Trusted Types'],
])('a script with a slip of the pen in its tag runs (policy "%s"), %s', async (policy) => {
  const page = await openMountPage(shop, '<div id="place"></div>', { policy })
  const [ran, failed] = (await page.evaluate(`(() => {
    const { setAttribute } = Element.prototype
    // As those from before 2025 do, which Tillkit runs in as well.
    Element.prototype.setAttribute = function (name, value) {
      if (!/^[\\p{L}:_][\\p{L}\\p{N}:_.-]*$/u.test(name)) throw new DOMException(name, 'InvalidCharacterError')
      setAttribute.call(this, name, value)
    }
    window.ran = 0
    T.serverHtml(life, place, {}).replace('<script type="text/javascript"">ran += 1</' + 'script>')
    return [ran, failed]
  })()`)) as [number, unknown[]]
  expect([ran, failed]).toEqual([1, []])
})
