import { configureGlobal } from 'fast-check'

// Each mutant runs its tests once more: a property looks as far as half a second goes.
configureGlobal({ interruptAfterTimeLimit: 500 })
