import { live, type Host } from '@tillkit/mount'

/** Brings code that few pages need with the first element that it is for, now or later; once for the host. */
export function bringFor<Module>(
  host: Host,
  selector: string,
  load: () => Promise<Module>,
  use: (module: Module) => void,
): void {
  const waiting = host.branch()
  live(waiting, selector, () => {
    waiting.end()
    host.bring(host, load, use)
  })
}
