// Printed at the end of a page by the plugin, which puts a list of [id, address] in the place of TILLKIT_RETIRED.
;(function (scripts, own) {
  // As the tags of scripts that are switched off stand: where a unit's own file does not come, tillkit.js wakes those of that unit.
  var made = scripts.map(function (one) {
    var script = document.createElement('script')
    script.type = 'text/plain'
    script.id = one[0]
    script.nonce = own.nonce || ''
    try {
      script.src = one[1]
      document.body.appendChild(script)
    } catch {
      // A page whose policy trusts no address from a script goes without.
    }
    return script
  })

  // A page that keeps a log starts later, by another file.
  function isStarted() {
    return window[Symbol.for('tillkit')] || /[?&]tillkit-debug\b/.test(location.search)
  }

  var isDone = false

  function bringBack() {
    if (isDone || isStarted()) return
    isDone = true
    made.concat([].slice.call(document.querySelectorAll('script[data-tillkit-retired]'))).forEach(function (script) {
      script.removeAttribute('type')
      script.async = false
      // Put in anew, it is looked at again.
      if (script.parentNode) script.parentNode.insertBefore(script, script.nextSibling)
    })
  }

  // Deferred scripts have run by then. An optimiser may have this one run among them, or after them.
  if (document.readyState === 'complete') bringBack()
  else {
    document.addEventListener('DOMContentLoaded', bringBack)
    window.addEventListener('load', bringBack)
  }
})(TILLKIT_RETIRED, document.currentScript || {})
