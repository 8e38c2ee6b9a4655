// Printed inline in the head by themes whose inline code sets overrides before deferred scripts run.
;(function (d) {
  d.__tieredPricing = d.__tieredPricing || { activeInstances: [], overrides: {}, initFunction: function () { return null } }
})(document)
