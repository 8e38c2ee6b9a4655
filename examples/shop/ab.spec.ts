import { waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop, visitPage } from './test-shop.ts'

const open = useOpenShop()

const visit = (path: string) => visitPage(open, path)

/** The count that the page of statistics shows. */
async function count(variation: string, record: string): Promise<number> {
  const { text } = await open.shop.get('/statistics/')
  const row = text.split('<tr').find((one) => one.includes(`data-variation="${variation}"`)) ?? ''
  return Number(new RegExp(`data-record="${record}">(\\d+)<`).exec(row)?.[1])
}

const shown = (page: Page) => page.locator('.et_pb_ab_subject').getAttribute('class').then((classes) => /_id-305_(\d)/.exec(classes ?? '')?.[1] ?? '')

describe('the split test of the shop', () => {
  it('shows visitors variations in turn, and counts what each does, once, where its statistics show it', async () => {
    const { page, faults } = await visit('/split-test/?tillkit-debug')
    const mine = await shown(page)
    expect([await count(mine, 'view_page'), await count(mine, 'click_goal')]).toEqual([1, 0])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => count(mine, 'view_goal')).toBe(1)
    // The debug panel says the same.
    const panel = page.getByRole('region', { name: 'ab-testing', exact: true })
    await panel.getByText(`shows variation ${mine}`).waitFor()
    await panel.getByText(`test 305, variation ${mine}: view_goal recorded`).waitFor()
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('link', { name: 'Send me the box' }).click()
      await page.waitForURL('**/on-its-way/*')
      await expect.poll(() => count(mine, 'con_short')).toBe(1)
      await page.goto(`${open.shop.address}/split-test/`)
      await waitForMount(page)
      expect(await shown(page)).toBe(mine)
    }
    expect(await count(mine, 'click_goal')).toBe(1)
    const other = await open.shop.get('/split-test/')
    expect(/et_pb_ab_subject_id-305_(\d)/.exec(other.text)?.[1]).not.toBe(mine)
    expect(faults).toEqual([])
  })

  it('shows the same variation on the page from a cache, and none where the shop does not answer, without holding anything up', async () => {
    const { page, faults } = await visit('/split-test/')
    const mine = await shown(page)
    const before = await count(mine, 'click_goal')
    await page.goto(`${open.shop.address}/split-test/from-a-cache/`)
    await expect.poll(() => shown(page)).toBe(mine)
    expect(await page.locator('.et_pb_subject_placeholder').count()).toBe(0)
    await page.goto(`${open.shop.address}/split-test/from-a-cache/?answer=empty`)
    await waitForMount(page)
    await expect.poll(() => page.locator('.et_pb_subject_placeholder').count()).toBe(0)
    expect(await page.locator('.et_pb_ab_subject').count()).toBe(0)
    await page.getByRole('link', { name: 'Send me the box' }).click()
    await page.waitForURL('**/on-its-way/*')
    expect([await count(mine, 'click_goal'), faults]).toEqual([before, []])
  })
})
