import { expect, it } from 'vitest'
import { bringUntouched, openSharedPage, useShop } from '@tillkit/testing'

const shop = useShop()

/** Runs in the page: a Tillkit whose one host, a member of a family, is on its way and has mounted when it is asked for again. */
function memberOnItsWay(): void {
  let looks = 0
  const hosts = () => [{ unit: 'family/member', element: document.body, state: (looks += 1) > 1 ? 'mounted' : 'waiting' }]
  Reflect.set(window, Symbol.for('tillkit'), { hosts })
}

it('what comes without a touch is waited for, and no file is asked for by its name', async () => {
  const page = await openSharedPage(shop.browser)
  await page.goto(`${shop.server.origin}/robots.txt`)
  await page.evaluate(memberOnItsWay)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await bringUntouched(page)
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
})
