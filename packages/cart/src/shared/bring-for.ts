import { live, type Host } from '@tillkit/mount'

/** Code that is brought, and what is done with it. */
export interface Brought<Module> {
  readonly load: () => Promise<Module>
  readonly use: (module: Module) => void
}

/** Brings code that few pages need with the first element that it is for, now or later; once for the host. */
export function bringFor<Module>(host: Host, selector: string, { load, use }: Brought<Module>): void {
  const waiting = host.branch()
  live(waiting, selector, () => {
    waiting.end()
    host.bring(host, load, use)
  })
}
