export interface HealthProbeTable {
  readonly id: number;
  readonly written_at: number;
}

export interface HealthTables {
  readonly health_probe: HealthProbeTable;
}
