// Printed at the end of a page by the plugin, which puts a list of [id, address] in the place of TILLKIT_RETIRED.
;(function (scripts, own) {
  // A page that keeps a log starts later, by another file.
  function isStarted() {
    return window[Symbol.for('tillkit')] || /[?&]tillkit-debug\b/.test(location.search)
  }

  var isDone = false

  function bringBack() {
    if (isDone || isStarted()) return
    isDone = true
    scripts.forEach(function (one) {
      var script = document.createElement('script')
      script.id = one[0]
      script.src = one[1]
      script.async = false
      script.nonce = own.nonce || ''
      document.body.appendChild(script)
    })
    // Those that are still there, of a type that browsers do not run: put in anew, they are looked at again.
    document.querySelectorAll('script[data-tillkit-retired]').forEach(function (script) {
      script.removeAttribute('type')
      script.async = false
      script.parentNode.insertBefore(script, script.nextSibling)
    })
  }

  // Deferred scripts have run by then. An optimiser may have this one run among them, or after them.
  if (document.readyState === 'complete') bringBack()
  else {
    document.addEventListener('DOMContentLoaded', bringBack)
    window.addEventListener('load', bringBack)
  }
})(TILLKIT_RETIRED, document.currentScript || {})
