"""Hypothesis on a loaded machine: an example may take its time."""

from hypothesis import HealthCheck, settings

settings.register_profile("perihelion", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("perihelion")
