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

  // What is changed until the old scripts are there: most read a field when they next hear of it.
  var changed = new Set()
  var types = ['input', 'change']

  function note(event) {
    changed.add(event.target)
  }

  function listen(change) {
    types.forEach(function (type) {
      window[change + 'EventListener'](type, note, true)
    })
  }

  function tell() {
    listen('remove')
    changed.forEach(function (field) {
      types.forEach(function (type) {
        // A file that is named again would be sent again.
        if (field.type !== 'file') field.dispatchEvent(new Event(type, { bubbles: true }))
      })
    })
  }

  var isDone = false
  var left = 0

  function settle(event) {
    // One that does not come keeps none of ours off that comes after all.
    if (event.type === 'error') event.target.type = 'text/plain'
    left -= 1
    // What they do when the page is ready they do in a task of its own.
    if (left === 0) setTimeout(tell, 100)
  }

  // By what consent plugins write on a script that they hold back, in the name of an attribute or in a class: it is theirs to
  // start. tillkit.js knows the same marks.
  function isParked(script) {
    return /cookie|consent|categor|usercentrics|borlabs|cmplz|_iub_/.test(script.getAttributeNames().join(' ') + ' ' + script.className)
  }

  function bringBack() {
    if (isDone) return
    isDone = true
    if (isStarted()) return listen('remove')
    var retired = made.concat([].slice.call(document.querySelectorAll('script[data-tillkit-retired]')))
    retired.filter(isFirst).concat(retired.filter(function (script) { return !isFirst(script) })).forEach(wake)
  }

  // What only serves another one comes before that, wherever it stands: on a page that is ready a script begins as soon as it has run.
  function isFirst(script) {
    return script.hasAttribute('data-tillkit-with') && !script.hasAttribute('data-tillkit-behind')
  }

  var last

  function wake(script) {
    if (!script.parentNode || isParked(script)) return
    if (script.src) {
      left += 1
      script.addEventListener('load', settle)
      script.addEventListener('error', settle)
      enliven(script)
      last = script
    } else if (last) {
      // Lines in the page call what the file before them defines.
      last.addEventListener('load', enliven.bind(null, script))
    } else enliven(script)
  }

  function enliven(script) {
    script.removeAttribute('type')
    script.async = false
    // Put in anew, it is looked at again.
    script.parentNode.insertBefore(script, script.nextSibling)
  }

  // A deferred script that hangs holds up the whole page's DOMContentLoaded, and what waits for it.
  function giveUp() {
    if (document.readyState === 'loading') return document.addEventListener('readystatechange', giveUp, { once: true })
    var hasCome = performance.getEntriesByType('resource').some(function (entry) {
      return /\/tillkit\.js(\?|$)/.test(entry.name)
    })
    // Once its file is there it has its turn among the deferred scripts.
    if (isDone || isStarted() || hasCome) return
    bringBack()
    if (window.jQuery && window.jQuery.ready) window.jQuery.ready()
  }

  // Deferred scripts have run by then. An optimiser may have this one run among them, or after them.
  listen('add')
  if (document.readyState === 'complete') bringBack()
  else {
    document.addEventListener('DOMContentLoaded', bringBack)
    window.addEventListener('load', bringBack)
    // Longer than tillkit.js waits for a unit: this counts from the page's beginning, with all that comes before our file.
    setTimeout(giveUp, 8000)
  }
})(TILLKIT_RETIRED, document.currentScript || {})
