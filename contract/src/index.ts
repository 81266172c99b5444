export * from "./workspace/advanced-inputs.ts";
export * from "./workspace/progress.ts";
export * from "./workspace/registers.ts";
export * from "./workspace/set-aside.ts";
export * from "./workspace/study-plan.ts";
export * from "./workspace/subject-rows.ts";
export * from "./workspace/text-record.ts";
