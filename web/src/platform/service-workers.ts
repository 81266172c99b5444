/** Missing outside of secure contexts, whatever the types say. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
