/** Stand-ins for the top layer, which the unit tests' browser does not have. @returns takes them away again */
export function fakeTopLayer(): () => void {
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
  return () => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  }
}
