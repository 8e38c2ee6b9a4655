import type { Site } from './site.ts'

/** Who visits. */
export type Visitor = 'admin' | 'clerk' | undefined

const cookies = new Map<string, Promise<string>>()
/** The login before: two at a time would write into the site's database at once, which is a file. */
let lastLogIn: Promise<unknown> = Promise.resolve()

/** The cookies of somebody who has logged in, as a request sends them; '' for guests. */
export function cookiesOf(site: Site, visitor: Visitor): Promise<string> {
  if (!visitor) return Promise.resolve('')
  const key = `${site.address} ${visitor}`
  const there = cookies.get(key) ?? lastLogIn.then(() => logIn(site, visitor))
  lastLogIn = there.catch(() => undefined)
  cookies.set(key, there)
  return there
}

async function logIn(site: Site, name: string): Promise<string> {
  const answer = await fetch(`${site.address}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: name, pwd: name, testcookie: '1' }),
  })
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  if (!set.some((cookie) => cookie.startsWith('wordpress_logged_in'))) throw new Error(`${name} could not log in: ${answer.status}`)
  return set.join('; ')
}

/** A page's HTML. */
export async function htmlOf(site: Site, path: string, visitor?: Visitor): Promise<string> {
  const answer = await fetch(site.address + path, { headers: { cookie: await cookiesOf(site, visitor) } })
  return answer.text()
}

/** Script elements of a page in their order: id, type and address, without versions. */
export function scriptsIn(html: string): { id: string; type: string; src: string; tag: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>/g)].map(([tag, attributes = '']) => {
    const value = (name: string) => new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`).exec(attributes)?.[1] ?? ''
    return { id: value('id'), type: value('type'), src: value('src').replace(/^https?:\/\/[^/]+/, ''), tag }
  })
}
