import { defineBehaviour } from '@tillkit/mount'
import { expect, it } from 'vitest'
import { openTestPage } from './test-page.ts'

const nothing = async () => defineBehaviour<null>({ name: 'nothing', selector: '.nothing', when: 'now', read: () => null, start: () => undefined })

it('a test page has no network, also when what outlives it calls the shop', async () => {
  const page = await openTestPage(nothing, { html: '' })
  await expect(fetch('http://shop.test/')).rejects.toThrow('no network')
  page.close()
  await expect(fetch('http://shop.test/')).rejects.toThrow('no network')
})
