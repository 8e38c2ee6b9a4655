import type { EndableLife } from '@tillkit/dom'
import { bindSide } from './side-cart.bind.ts'
import { type Side, type SideUser, createSideStore } from './side-cart.store.ts'

interface Shared extends Side {
  readonly users: SideUser[]
  readonly putBack: Set<() => void>
  life: EndableLife | undefined
}

/** The page's side carts by id, each for as long as a module uses it. */
const sides = new Map<string, Shared>()

/**
 * Joins the side cart with this id. The first to join moves it to the end of the body, where no header's transform
 * displaces it; copies that came with a cloned menu are taken out. The last to leave puts all of it back.
 * @returns `undefined` when the page has none
 */
export function joinSide(id: string, user: SideUser): Side | undefined {
  const known = sides.get(id)
  const shared = known?.element.isConnected ? known : openSide(id, user.host.element)
  if (!shared) return undefined
  sides.set(id, shared)
  removeCopies(id, shared)
  shared.users.push(user)
  user.host.onEnd(() => leave(id, shared, user))
  elect(shared)
  return shared
}

function openSide(id: string, module: Element): Shared | undefined {
  const found = elementsOf(id)
  // One that comes with its module is newer than one that an earlier module has left in the body.
  const element = found.find((one) => module.contains(one)) ?? found.find(({ parentElement }) => parentElement === document.body) ?? found[0]
  if (!element) return undefined
  const users: SideUser[] = []
  const shared: Shared = {
    element,
    store: createSideStore(),
    users,
    putBack: new Set(),
    life: undefined,
    lastUser: undefined,
    isOwner: (user) => users[0] === user,
  }
  // The plugin moves it there while the page is parsed: what is printed after it, with the same number, would lie above it.
  if (element.parentElement !== document.body || element.nextElementSibling) {
    shared.putBack.add(rememberPosition(element))
    document.body.append(element)
  }
  return shared
}

function elementsOf(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`)]
}

function removeCopies(id: string, { element, putBack }: Shared): void {
  for (const copy of elementsOf(id)) {
    if (copy === element) continue
    putBack.add(rememberPosition(copy))
    copy.remove()
  }
}

/** The first module on the page answers for it. It stays the same one while it is there. */
function elect(shared: Shared): void {
  const before = shared.life && shared.users[0]
  shared.users.sort(({ host: one }, { host: other }) => {
    const order = one.element.compareDocumentPosition(other.element)
    return order & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
  const first = shared.users[0]
  if (!first || first === before) return
  shared.life?.end()
  const life = first.host.branch()
  shared.life = life
  bindSide(first.host, life, { side: shared, opener: () => (shared.lastUser ?? first).opener() })
  first.bindContent(life, shared)
}

function leave(id: string, shared: Shared, user: SideUser): void {
  const wasOwner = shared.isOwner(user)
  shared.users.splice(shared.users.indexOf(user), 1)
  if (shared.lastUser === user) shared.lastUser = undefined
  if (wasOwner) {
    shared.life?.end()
    shared.life = undefined
  }
  if (shared.users.length > 0) return elect(shared)
  shared.store.end()
  if (sides.get(id) === shared) sides.delete(id)
  for (const putBack of [...shared.putBack].reverse()) putBack()
}

/**
 * Remembers where an element of the server's stands, before it is moved or taken out.
 * @returns what puts it back there. Where its place is gone, because somebody has filled the region anew, it goes.
 */
function rememberPosition(element: Element): () => void {
  const { parentNode, nextSibling } = element
  return () => {
    element.remove()
    const isPlaceThere = parentNode && (nextSibling ? nextSibling.parentNode === parentNode : parentNode.isConnected)
    if (isPlaceThere) parentNode.insertBefore(element, nextSibling)
  }
}
